/**
 * Something to say, before it is said in a language: the key of an ICU message and its figures.
 * A figure may be another message ("unit.rifleman"), or a list of them, and is worded first.
 */
export interface Message {
  readonly key: string
  readonly args?: Figures
}

export type Figure = number | string | Message | readonly Message[]
export type Figures = Readonly<Record<string, Figure>>

/** A message, shortly. */
export function say(key: string, args?: Figures): Message {
  return args ? { key, args } : { key }
}

/** Legal, or the refusal: its rule, and why as a message with figures. */
export type Verdict<Rule extends string = string> = Legal | Refusal<Rule>

export interface Legal {
  readonly ok: true
}

export interface Refusal<Rule extends string = string> {
  readonly ok: false
  /** The rule that forbids it; null where no rule of the game but the table itself refuses. */
  readonly rule: Rule | null
  /** Worded by the text `refusal.<key>`. */
  readonly why: Message
}

export const legal: Legal = { ok: true }

/** `illegal('6.2', 'outOfRange', { distance: 3, range: 2 })` */
export function illegal<Rule extends string>(rule: Rule, key: string, args?: Figures): Refusal<Rule> {
  return { ok: false, rule, why: say(`refusal.${key}`, args) }
}
