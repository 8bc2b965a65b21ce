import type { Soldier } from './state.ts'

/** A line of the combat sheet. */
export interface SheetLine {
  readonly squad: string
  readonly number: number
  readonly rank: string
  readonly shots: number
  readonly hits: number
  /** From 0 to 1; null for one that never shot. */
  readonly rate: number | null
  readonly wounds: number
}

/** 10.12: for every soldier that fought, in the order of seats and numbers. */
export function combatSheet(s: { readonly soldiers: readonly Soldier[] }): SheetLine[] {
  return s.soldiers.map(({ squad, number, rank, shots, hits, wounds }) => ({
    squad,
    number,
    rank,
    shots,
    hits,
    rate: shots > 0 ? hits / shots : null,
    wounds,
  }))
}

/** The sheet as a file for a spreadsheet. */
export function sheetAsCsv(s: { readonly soldiers: readonly Soldier[] }): string {
  const head = 'squad,number,rank,shots,hits,rate,wounds'
  const rows = combatSheet(s).map((x) => [x.squad, x.number, x.rank, x.shots, x.hits, x.rate ?? '', x.wounds].join(','))
  return [head, ...rows].join('\n')
}
