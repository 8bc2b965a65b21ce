/** A record brought in by a file, until the page it is shown on has taken it. */
let text: string | null = null

export function openRecord(record: string): void {
  text = record
}

export const openedRecord = (): string | null => text
