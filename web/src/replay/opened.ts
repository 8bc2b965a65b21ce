// A record brought in by a file: as long as the tab is open, it is still there after loading the page again.
const KEY = 'muster-opened'

let text: string | null = null

export function openRecord(record: string): void {
  text = record
  withDrawer((drawer) => {
    drawer.removeItem(KEY)
    drawer.setItem(KEY, record)
  })
}

export const openedRecord = (): string | null => text ?? withDrawer((drawer) => drawer.getItem(KEY)) ?? null

/** The browser may give us no drawer, or one too small: then the file must be opened again, and the page says so. */
function withDrawer<X>(work: (drawer: Storage) => X): X | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
