// What a schema finds wrong, as a message: `pack.…` in the texts.
import { type Figures, type Message, say } from '@muster/engine'
import type { z } from 'zod'
import type { PackKey } from '../texts/index.ts'

/** One of the messages that all packs share. */
export const packSay = (key: PackKey, args?: Figures): Message => say(key, args)

const WANTED: Readonly<Record<string, PackKey>> = {
  object: 'pack.type.object',
  record: 'pack.type.record',
  array: 'pack.type.array',
  tuple: 'pack.type.array',
  string: 'pack.type.string',
  number: 'pack.type.number',
  int: 'pack.type.int',
  boolean: 'pack.type.boolean',
}

/** What is wanted in this place; what a schema says itself, by the key of its text, goes before. */
export function messageFor(issue: z.core.$ZodIssue): Message {
  if (issue.message.startsWith('pack.')) return say(issue.message, figuresOf(issue))
  if (issue.input === undefined) return packSay('pack.missing')
  switch (issue.code) {
    case 'invalid_type':
      return packSay(WANTED[issue.expected] ?? 'pack.wrong')
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : packSay('pack.wrong')
    case 'too_small':
      return measured(issue.exact ? 'exactly' : 'least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return measured(issue.exact ? 'exactly' : 'most', Number(issue.maximum), issue.origin)
    default:
      return packSay('pack.wrong')
  }
}

function figuresOf(issue: z.core.$ZodIssue): Figures | undefined {
  return issue.code === 'custom' ? (issue.params as Figures | undefined) : undefined
}

const oneOf = (values: readonly unknown[]): Message =>
  packSay(values.length > 1 ? 'pack.oneOf' : 'pack.value', { values: values.map((value) => String(value)).join(', ') })

function measured(bound: 'exactly' | 'least' | 'most', limit: number, origin: string): Message {
  if (origin === 'array') return packSay(`pack.${bound}.array`, { limit })
  if (bound === 'exactly') return packSay('pack.value', { values: limit })
  return packSay(origin === 'string' ? `pack.${bound}.string` : `pack.${bound}.number`, { limit })
}
