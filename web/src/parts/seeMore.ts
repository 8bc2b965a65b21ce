/** What scrolls shows that there is more below: for the ref of the scrolling element, styled by `data-more`. */
export function seeMore(el: HTMLElement | null): (() => void) | undefined {
  if (!el) return
  const look = (): void => {
    el.toggleAttribute('data-more', el.scrollHeight - el.scrollTop - el.clientHeight > 6)
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const each of [el, ...el.children]) sizes.observe(each)
    look()
  }
  const children = new MutationObserver(watch)
  children.observe(el, { childList: true })
  el.addEventListener('scroll', look, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    children.disconnect()
    el.removeEventListener('scroll', look)
  }
}
