// A record brought in by a file: as long as the tab is open, it is still there after loading the page again.
const KEY = 'muster-opened'

let text: string | null = null

export function openRecord(record: string): void {
  text = record
  try {
    sessionStorage.setItem(KEY, record)
  } catch {
    // Too large for the browser's drawer: then the file must be opened again, and the page says so.
    sessionStorage.removeItem(KEY)
  }
}

export const openedRecord = (): string | null => text ?? sessionStorage.getItem(KEY)
