// What the box says of soldiers and cards.
import { type Message, say } from '@muster/engine'
import {
  type Attributes,
  attributes,
  BOX,
  makeBook,
  type Side,
  type Soldier,
  sideNames,
  type View,
} from '@muster/wravity'
import type { IconName } from '../../art/icons.ts'

const BOOK = makeBook(BOX)

export function attributesOf(soldier: Soldier): Attributes | null {
  return BOOK.soldiers[soldier.squad]?.[soldier.number] ? attributes(BOOK, soldier) : null
}

const known = (kind: 'squad' | 'rank' | 'card', id: string): string | Message =>
  (kind === 'squad' ? BOX.squads : kind === 'rank' ? BOX.ranks : BOX.cards)[id] ? say(`${kind}.${id}`) : id

export const squadWord = (squad: string): string | Message => known('squad', squad)
export const rankWord = (rank: string): string | Message => known('rank', rank)
export const isKnownCard = (card: string): boolean => BOX.cards[card] !== undefined

export const soldierWord = (soldier: Soldier): Message =>
  say('soldier', { squad: squadWord(soldier.squad), number: soldier.number, rank: rankWord(soldier.rank) })

/** Rows by letter from the top, hexes by number from the left. */
export function hexName(radius: number, hex: number): string {
  let left = hex
  for (let r = -radius; r <= radius; r++) {
    const wide = 2 * radius + 1 - Math.abs(r)
    if (left < wide) return `${String.fromCharCode(65 + r + radius)}${left + 1}`
    left -= wide
  }
  return ''
}

const CARDS: Readonly<Record<string, IconName>> = {
  cable: 'rope-coil',
  hook: 'meat-hook',
  grenade: 'black-hole-bolas',
  sureShot: 'laser-precision',
  shield: 'vibrating-shield',
  lazarus: 'heart-plus',
  luck: 'clover',
  conqueror: 'planet-conquest',
  contraband: 'cargo-crate',
  mark: 'human-target',
}

export const cardIcon = (card: string): IconName => CARDS[BOX.cards[card]?.effect.type ?? ''] ?? 'human-target'

export const seatIndex = (viewer: string): number => (viewer === 'spectator' ? -1 : Number(viewer.slice(1)) - 1)
/** Sides are named for where their doors lie. */
export const sideName = (view: Pick<View, 'doors'>, side: number): Side =>
  sideNames(view.doors.length > 2 ? 'three' : 'two')[side] ?? 'east'
