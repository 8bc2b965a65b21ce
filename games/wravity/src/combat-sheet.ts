import { type CombatSheet, type Message, say } from '@muster/engine'
import type { Book } from './book.ts'
import type { View } from './seen.ts'
import { sideNames } from './setup.ts'
import type { Soldier } from './state.ts'
import { soldierName } from './words/names.ts'

/** A line of the combat sheet. */
export interface SheetLine {
  readonly soldier: Soldier
  readonly shots: number
  readonly hits: number
  /** From 0 to 1; null for one that never shot. */
  readonly rate: number | null
  readonly wounds: number
}

/** 10.12: for every soldier that fought, in the order of seats and numbers. */
export function sheetLines(s: { readonly soldiers: readonly Soldier[] }): SheetLine[] {
  return s.soldiers.map((soldier) => {
    const { shots, hits, wounds } = soldier
    return { soldier, shots, hits, rate: shots > 0 ? hits / shots : null, wounds }
  })
}

const COLUMNS = ['sheet.soldier', 'sheet.rank', 'sheet.shots', 'sheet.hits', 'sheet.rate', 'sheet.wounds']

/** 10.12: the sheet as a table, for whoever shows or exports it. */
export function combatSheet(book: Book, v: View): CombatSheet {
  const names = sideNames(v.doors.length > 2 ? 'three' : 'two')
  return {
    columns: COLUMNS.map((key) => say(key)),
    rows: sheetLines(v).map(({ soldier, shots, hits, rate, wounds }, id) => ({
      side: names[soldier.side] ?? '',
      cells: [soldierName(book, v, id), say(`rank.${soldier.rank}`), shots, hits, rateWord(rate), wounds],
    })),
  }
}

const rateWord = (rate: number | null): Message => (rate === null ? say('sheet.never') : say('sheet.percent', { rate }))
