import { type CombatSheet, type Message, must, say } from '@muster/engine'
import type { Book } from './book.ts'
import { worthOf } from './rules/18-points.ts'
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

const COLUMNS = ['soldier', 'rank', 'shots', 'hits', 'rate', 'wounds', 'points', 'for'].map((key) => `sheet.${key}`)

/** 10.12: the sheet as a table, for whoever shows or exports it: what each soldier did and is worth, to which side, and each side's count. */
export function combatSheet(book: Book, v: View): CombatSheet {
  const names = sideNames(v.doors.length > 2 ? 'three' : 'two')
  const soldiers = sheetLines(v).map((line, id) => ({
    side: must(names[line.soldier.side]),
    cells: [soldierName(book, v, id), ...deeds(line), ...worth(book, v, names, line.soldier)],
  }))
  return { columns: COLUMNS.map((key) => say(key)), rows: [...soldiers, ...counts(v, names)] }
}

const deeds = ({ soldier, shots, hits, rate, wounds }: SheetLine): (Message | number)[] => [
  say(`rank.${soldier.rank}`),
  shots,
  hits,
  rateWord(rate),
  wounds,
]

/** 18.5: a wounded or immobilised soldier counts for every opposing side. */
function worth(book: Book, v: View, names: readonly string[], u: Soldier): (Message | number)[] {
  const { points, to } = worthOf(book, v, u)
  const sides = names.filter((_, side) => (side === u.side) === (to === 'own'))
  return [points, points === 0 ? NEVER : say('sheet.sides', { sides: sides.map((name) => say(`side.${name}`)) })]
}

const PARTS = ['door', 'intact', 'immobilised', 'wounded', 'missions', 'total'] as const

/** 18.1, 18.8: how the count of each side comes about, once the battle is over. */
function counts(v: View, names: readonly string[]): CombatSheet['rows'] {
  const blank = COLUMNS.slice(1, -2).map(() => NEVER)
  return (v.result?.scores ?? []).flatMap((score, i) => {
    const side = must(names[i])
    return PARTS.map((part) => ({ side, cells: [say(`score.${part}`), ...blank, score[part], say(`side.${side}`)] }))
  })
}

const NEVER = say('sheet.never')

const rateWord = (rate: number | null): Message => (rate === null ? NEVER : say('sheet.percent', { rate }))
