// Messages put into words: ICU by intl-messageformat, the same for page and command line.

import type { Called, CombatSheet, Figure, Language, Message, Texts } from '@muster/engine'
import { IntlMessageFormat } from 'intl-messageformat'

export type Wording = (message: Message) => string

/** Words messages in a language; later texts win over earlier ones of the same key. */
export function wording(language: Language, ...texts: readonly Texts[]): Wording {
  const all: Texts = Object.assign({}, ...texts)
  const formats = new Map<string, Format>()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const format = (key: string): Format => {
    const known = formats.get(key)
    if (known) return known
    const text = all[key]
    if (text === undefined) throw new Error(`no ${language} text for ${key}`)
    const made = SIMPLE.test(text) ? filled(text) : icu(text, language)
    formats.set(key, made)
    return made
  }
  const figure = (f: Figure): string | number => {
    if (typeof f === 'number' || typeof f === 'string') return f
    return 'key' in f ? word(f) : list.format(f.map(word))
  }
  const word: Wording = (message) => {
    const args = Object.entries(message.args ?? {}).map(([name, f]) => [name, figure(f)])
    return format(message.key)(Object.fromEntries(args))
  }
  return word
}

type Format = (args: Readonly<Record<string, string | number>>) => string

const icu = (text: string, language: Language): Format => {
  const made = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  return (args) => String(made.format(args))
}

/** Words and plain places to fill in, which most texts are: they need no parser of messages. */
const SIMPLE = /^(?:[^{}']|\{\w+\})*$/

function filled(text: string): Format {
  const [first = '', ...rest] = text.split(/\{(\w+)\}/)
  if (rest.length === 0) return () => text
  return (args) => {
    let told = first
    for (let i = 0; i < rest.length; i += 2) {
      const name = rest[i] ?? ''
      if (!(name in args)) throw new Error(`no value for {${name}} in "${text}"`)
      told += String(args[name]) + (rest[i + 1] ?? '')
    }
    return told
  }
}

/** The texts by which seats and sides go in one match; they win over the game's own. */
export function calledTexts(language: Language, texts: Texts, called: Called): Texts {
  const word = wording(language, texts)
  return Object.fromEntries(Object.entries(called).map(([key, message]) => [key, asText(word(message))]))
}

/** Plain words as an ICU message that says just them. */
const asText = (words: string): string => words.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'")

/** A sheet as comma-separated lines, for a spreadsheet. */
export function asCsv(
  sheet: CombatSheet,
  side: (side: string) => string,
  word: (cell: Message | number) => string,
): string {
  const cell = (c: Message | number): string => (typeof c === 'number' ? word(c) : noFormula(word(c)))
  const rows = sheet.rows.map((row) => [noFormula(side(row.side)), ...row.cells.map(cell)])
  const lines = [['', ...sheet.columns.map(cell)], ...rows]
  return `${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`
}

/** Words that a spreadsheet would take for a formula are marked as words. */
const noFormula = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Every key a message needs, its own and those inside its figures. */
export function keysOf(message: Message): string[] {
  const inside = Object.values(message.args ?? {}).flatMap((f) => {
    if (typeof f === 'number' || typeof f === 'string') return []
    return 'key' in f ? keysOf(f) : f.flatMap(keysOf)
  })
  return [message.key, ...inside]
}

/** A chance as it is told while the match goes on: nothing is certain yet. */
export const inHundred = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)))
