/** Does something as soon as the next picture is on the screen. A page that nobody sees paints nothing, and need not wait for it. */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(then)
  else requestAnimationFrame(() => setTimeout(then))
}
