// The derivation is written down in docs/dice.md; change neither without the other.

import { type Chance, type Dice, type DiceRecord, Luck, MOST_OF_A_DRAW } from '@muster/engine'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A fresh secret: 32 bytes as 64 small hex digits. */
export function newSeed(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)))
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Whether it is whole characters: half a surrogate pair has no bytes that every language agrees on. */
const isText = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** What is published before the first draw. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`muster/commit/1\n${seed}\n`)))
}

/** The key of the stream, from the seed and what the players threw in. */
export function streamKey(seed: string, entropy: DiceRecord['entropy']): Uint8Array {
  const seats = Object.keys(entropy).sort((a, b) => (a < b ? -1 : 1))
  const mixed = seats.map((seat) => `${JSON.stringify(seat)}=${JSON.stringify(entropy[seat])}\n`).join('')
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(`muster/stream/1\n${mixed}`))
}

/** Draw number `index` of a stream: a whole number from 0 to `n` - 1. */
export type Draw = (index: number, n: number) => number

/** Room to work in: one draw after another, whoever's they are. */
const keyedCopy = hmac.create(sha256, new Uint8Array(0))
const block = new Uint8Array(keyedCopy.outputLen)
const first = new DataView(block.buffer)
const bytes = new Uint8Array(64)
/** The first so many of these bytes: made once for each number. */
const starts: Uint8Array[] = []

/** The draws of the stream of a key, which is worked in once for all of them. */
export function drawsOf(key: Uint8Array): Draw {
  const keyed = hmac.create(sha256, key)
  return (index, n) => {
    if (!(n >= 1 && n <= MOST_OF_A_DRAW)) throw new Error(`there is no draw of ${n}`)
    const limit = MOST_OF_A_DRAW - (MOST_OF_A_DRAW % n)
    for (let attempt = 0; ; attempt++) {
      keyed
        ._cloneInto(keyedCopy)
        .update(written(`draw/${index}/${attempt}`))
        .digestInto(block)
      const x = first.getUint32(0)
      if (x < limit) return x % n
    }
  }
}

/** A text of plain characters as bytes, until the next one is written. */
function written(text: string): Uint8Array {
  const { length } = text
  for (let i = 0; i < length; i++) bytes[i] = text.charCodeAt(i)
  starts[length] ??= bytes.subarray(0, length)
  return starts[length]
}

/** Dice for a live match, from a secret seed and what the players throw in. */
export function fairDice(seed: string, entropy: DiceRecord['entropy'] = {}): Dice {
  if (!isSeed(seed)) throw new Error('a seed is 64 small hex digits')
  if (!Object.entries(entropy).flat().every(isText)) throw new Error('half a character cannot be thrown in')
  const key = streamKey(seed, entropy)
  let draw: Draw | null = null
  const from = (first: number): Chance => {
    let index = first
    return new Luck((n) => {
      draw ??= drawsOf(key)
      return draw(index++, n)
    })
  }
  return {
    record: { commitment: commitment(seed), entropy, seed: null },
    from,
    seed,
    bindTo: (beginning) => fairDice(seed, { ...entropy, match: digest(beginning) }),
    seal: (record) => sealOn(seed, record),
  }
}

/** What the players' words are joined by: which match it is to be. */
export function digest(beginning: string): string {
  return bytesToHex(sha256(utf8ToBytes(`muster/match/1\n${beginning}\n`)))
}

/** A seal on all that was recorded; whoever knows the seed can set one, so two people compare theirs. */
export function sealOn(seed: string, record: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`muster/seal/1\n${record}\n`)))
}
