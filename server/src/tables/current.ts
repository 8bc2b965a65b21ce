// A table's row as it is now: how far its match is changes with every action, all else rarely.
import type { Progress, TableRow } from '../store/rows.ts'

export class Current {
  private known: TableRow
  /** What has changed since the row was put together. */
  private progress: Progress | null = null

  constructor(row: TableRow) {
    this.known = row
  }

  get row(): TableRow {
    if (this.progress) this.row = { ...this.known, ...this.progress }
    return this.known
  }

  set row(row: TableRow) {
    this.known = row
    this.progress = null
  }

  /** Whether that is another stage. */
  goOn(progress: Progress): boolean {
    const { stage } = this
    this.progress = progress
    return progress.stage !== stage
  }

  get id(): string {
    return this.known.id
  }

  get chairs(): TableRow['chairs'] {
    return this.known.chairs
  }

  get stage(): TableRow['stage'] {
    return (this.progress ?? this.known).stage
  }

  get gist(): TableRow['gist'] {
    return (this.progress ?? this.known).gist
  }
}
