// Any JSON value, spoiled in one way: what strangers could send that no honest program writes.

import type { Chance } from '@muster/engine'

export type Branch = Record<string, unknown> | unknown[]

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'at', 'valueOf']
const MARKUP = ['<img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '<form action="//evil.example">']
const CODES = [
  '\u001b[2J\u001b]0;owned\u0007',
  '\u009b31m',
  '\u202eevil\u2066',
  'a\nb\r',
  '\u0000',
  '\ud800',
  '=1+1',
  '',
]
const NUMBERS = [0, -1, -0, 0.5, 1e9, 3e8, -1e9, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53, 1e308, 1e21, 255, 999]

/** Written as they stand into the text, for no value is written so. */
const RAW = ['1e999', '-1e999', '-0', '1E9', '1.0']
const TOKEN = 'raw-7f3a-'

const DEEP = 20_000
const LONG = 100_000

/** Sets a member that is the object's own, whatever its name. */
export function put(branch: object, key: string, value: unknown): void {
  Object.defineProperty(branch, key, { value, writable: true, enumerable: true, configurable: true })
}

export const isBranch = (x: unknown): x is Branch => typeof x === 'object' && x !== null

/** A place somewhere inside: a branch and a key of it; null where there is none. */
export function somewhere(root: unknown, chance: Chance): { readonly branch: Branch; readonly key: string } | null {
  if (!isBranch(root)) return null
  let branch: Branch = root
  for (;;) {
    const keys = Object.keys(branch)
    if (keys.length === 0) return null
    const key = chance.pick(keys)
    const below: unknown = Object.getOwnPropertyDescriptor(branch, key)?.value
    if (!isBranch(below) || Object.keys(below).length === 0 || chance.below(5) === 0) return { branch, key }
    branch = below
  }
}

type Spoil = (branch: Branch, key: string, chance: Chance, root: unknown) => void

const SPOILS: readonly Spoil[] = [
  (b, k, chance) => put(b, k, stranger(chance)),
  (b, k, chance) => put(b, k, near(b[k as never], chance)),
  (b, k, chance) => put(b, k, near(b[k as never], chance)),
  (b, k) => remove(b, k),
  (b, k, chance) =>
    put(b, Array.isArray(b) ? String(b.length) : chance.pick([...NAMES, 'surplus']), copyOf(b[k as never])),
  (b, k, chance) => rename(b, k, chance.pick(NAMES)),
  (b, _k, chance, root) => graft(b, root, chance),
  (b, _k, chance) => shuffle(b, chance),
  (b, k, chance) => grow(b, k, chance),
]

/** Spoils one place inside a value, which is changed. */
export function spoil(root: unknown, chance: Chance): void {
  const at = somewhere(root, chance)
  if (at) chance.pick(SPOILS)(at.branch, at.key, chance, root)
}

/** What nobody expects anywhere. */
function stranger(chance: Chance): unknown {
  const kinds: (() => unknown)[] = [
    () => chance.pick([null, true, false, [], {}, '', [[]], { type: 'nothing' }]),
    () => chance.pick(NUMBERS),
    () => chance.pick(NAMES),
    () => chance.pick(MARKUP),
    () => chance.pick(CODES),
    () => TOKEN + chance.below(RAW.length),
    () => polluting(chance),
    () => chance.pick<unknown>([{ length: 1e9 }, { 0: 1, length: 2 }, { toString: 'x', valueOf: 1 }]),
    () => (chance.below(8) === 0 ? 'x'.repeat(LONG) : 'x'.repeat(chance.below(300))),
    () => (chance.below(8) === 0 ? `${TOKEN}deep` : `${TOKEN}shallow`),
  ]
  return chance.pick(kinds)()
}

/** An object that brings members of every object along. */
function polluting(chance: Chance): unknown {
  const inner = { polluted: chance.pick(NUMBERS), type: 'nothing' }
  const out = {}
  put(out, chance.pick(NAMES), chance.pick<unknown>([inner, { prototype: inner }, chance.pick(NUMBERS)]))
  return out
}

/** A little off what it was. */
function near(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number')
    return chance.pick([value + 1, value - 1, value + 2, value - 2, -value, value + 0.5, 0])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return chance.pick([`${value}x`, value.slice(0, -1), value.toUpperCase(), [value], 0])
  if (Array.isArray(value))
    return chance.pick([value.slice(1), value.slice(0, -1), value.toReversed(), [...value, ...value]])
  if (isBranch(value)) return Object.fromEntries(Object.entries(value).slice(0, chance.below(3)))
  return chance.pick([0, '', []])
}

function remove(branch: Branch, key: string): void {
  if (Array.isArray(branch)) branch.splice(Number(key), 1)
  else delete branch[key]
}

function rename(branch: Branch, key: string, name: string): void {
  if (Array.isArray(branch)) put(branch, key, name)
  else {
    put(branch, name, branch[key])
    delete branch[key]
  }
}

/** Something of the same value put where it does not belong. */
function graft(branch: Branch, root: unknown, chance: Chance): void {
  const from = somewhere(root, chance)
  const key = chance.pick(Object.keys(branch))
  if (from) put(branch, key, copyOf(from.branch[from.key as never]))
}

function shuffle(branch: Branch, chance: Chance): void {
  const keys = Object.keys(branch)
  const [one, two] = [chance.pick(keys), chance.pick(keys)]
  const value = branch[one as never]
  put(branch, one, branch[two as never])
  put(branch, two, value)
}

function grow(branch: Branch, key: string, chance: Chance): void {
  const times = chance.pick([2, 30, 300, 3000])
  const value = copyOf(branch[key as never])
  if (Array.isArray(branch)) branch.push(...Array.from({ length: times }, () => value))
  else for (let i = 0; i < times; i++) put(branch, `${key}${i}`, value)
}

export const copyOf = <X>(x: X): X => (x === undefined ? x : (JSON.parse(JSON.stringify(x)) as X))

/** The text of a spoiled value, with what no value can hold written into it. */
export function textOf(value: unknown): string {
  return JSON.stringify(value).replace(new RegExp(`"${TOKEN}(\\w+)"`, 'g'), (_, what: string) => rawText(what))
}

function rawText(what: string): string {
  if (what === 'deep') return '['.repeat(DEEP) + ']'.repeat(DEEP)
  if (what === 'shallow') return `${'{"a":'.repeat(100)}0${'}'.repeat(100)}`
  return RAW[Number(what)] ?? 'null'
}

type TextSpoil = (text: string, chance: Chance) => string

const TEXT_SPOILS: readonly TextSpoil[] = [
  (text, chance) => text.slice(0, chance.below(text.length)),
  (text, chance) => text.slice(0, -1 - chance.below(3)),
  (text, chance) => twice(text, chance),
  (text, chance) => twice(text, chance),
  (text, chance) => flipped(text, chance),
  (text) => `\ufeff${text}`,
  (text) => text + text,
  (text) => `[${text}]`,
  (text, chance) => text.replaceAll('"', chance.pick(["'", '""', '\\"'])),
]

/** Spoils a text that was JSON. */
export const spoilText = (text: string, chance: Chance): string => chance.pick(TEXT_SPOILS)(text, chance)

/** A member named twice: readers differ on which of them counts. */
function twice(text: string, chance: Chance): string {
  const at = nth(text, '{"', chance)
  const name = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at + 1))?.[0] ?? '"x"'
  return `${text.slice(0, at + 1)}${name}:${JSON.stringify(chance.pick(NUMBERS))},${text.slice(at + 1)}`
}

function nth(text: string, what: string, chance: Chance): number {
  return Math.max(0, text.indexOf(what, chance.below(text.length)))
}

function flipped(text: string, chance: Chance): string {
  const at = chance.below(text.length)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << chance.below(7))) + text.slice(at + 1)
}
