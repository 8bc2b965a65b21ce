// What the content says of soldiers and cards.
import { type Message, say } from '@muster/engine'
import {
  type Attributes,
  attributes,
  type Content,
  lastRound,
  makeBook,
  markedBy,
  markWords,
  missionWords,
  planetWords,
  pointsSeen,
  type Side,
  type Soldier,
  sideNames,
  type View,
} from '@muster/wravity'
import type { IconName } from '../../art/icons.ts'
import { known } from '../known.tsx'
import { isDrawn, lookOf, type SquadLook } from './squads.ts'

/** All that the face knows of what its match is played with. */
export interface Spec {
  readonly content: Content
  attributesOf(soldier: Soldier): Attributes | null
  squadWord(squad: string): string | Message
  rankWord(rank: string): string | Message
  soldierWord(soldier: Soldier): Message
  /** The soldier that a Mark in one's hand marks. */
  readonly markWord: (view: View, card: string) => Message | null
  /** The soldiers whom the Marks in one's hand mark. */
  readonly markedBy: (view: View) => ReadonlySet<number>
  /** How far a Mission in one's hand has come; null for another card. */
  readonly soFar: (view: View, card: string) => Message | null
  /** What is known of the planet at a place. */
  readonly planetAt: (view: View, place: number) => Message | null
  /** What a Mission asks, how far it has come, and what its words mean. */
  missionTerms(view: View, card: string): readonly (readonly [word: Message, means: Message])[]
  isKnownCard(card: string): boolean
  cardIcon(card: string): IconName
  /** When a card can be played. */
  whenOf(card: string): Message
  squadOf(squad: string): SquadLook
  /** The last round of a match of this mode. */
  roundsOf(view: View): number
  /** What everybody can count of a side's points. */
  pointsOf(view: View, side: number): number
}

export const { knowing, use: useSpec } = known<Spec>()

export function specsOf(content: Content): Spec {
  const book = makeBook(content)
  const strangers = Object.keys(content.squads).filter((squad) => !isDrawn(squad))
  const squadWord = (squad: string): string | Message => (content.squads[squad] ? say(`squad.${squad}`) : squad)
  const rankWord = (rank: string): string | Message => (content.ranks[rank] ? say(`rank.${rank}`) : rank)
  const soFar = (view: View, card: string): Message | null =>
    content.cards[card] === undefined ? null : missionWords(book, view, seatIndex(view.viewer), card)
  const whenOf = (card: string): Message => say(`when.${WHEN[content.cards[card]?.effect.type ?? ''] ?? 'mission'}`)
  return {
    content,
    soFar,
    planetAt: (view, place) => planetWords(book, view, seatIndex(view.viewer), place),
    missionTerms(view, card) {
      const now = soFar(view, card)
      const isOfPlanets = now !== null && content.cards[card]?.effect.type !== 'mark'
      return [
        [say(`card.${card}`), say(`card.${card}.text`)],
        ...(now ? [[say('explain.soFar'), now] as const] : [[whenOf(card), say('explain.notNow')] as const]),
        ...(isOfPlanets ? [[say('explain.planetWord'), say('explain.planet')] as const] : []),
      ]
    },
    attributesOf: (soldier) => (book.soldiers[soldier.squad]?.[soldier.number] ? attributes(book, soldier) : null),
    squadWord,
    rankWord,
    soldierWord: ({ squad, number, rank }) => say('soldier', { squad: squadWord(squad), number, rank: rankWord(rank) }),
    markWord: (view, card) =>
      content.cards[card] === undefined ? null : markWords(book, view, seatIndex(view.viewer), card),
    markedBy: (view) => markedBy(book, view, seatIndex(view.viewer)),
    isKnownCard: (card) => content.cards[card] !== undefined,
    cardIcon: (card) => CARDS[content.cards[card]?.effect.type ?? ''] ?? 'human-target',
    whenOf,
    squadOf: (squad) => lookOf(squad, strangers),
    roundsOf: (view) => lastRound(book, view.mode),
    pointsOf: (view, side) => pointsSeen(book, view, side),
  }
}

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

const WHEN: Readonly<Record<string, string>> = {
  cable: 'cable',
  hook: 'turn',
  grenade: 'turn',
  sureShot: 'turn',
  lazarus: 'turn',
  shield: 'hit',
  luck: 'roll',
}

export const seatIndex = (viewer: string): number => (viewer === 'spectator' ? -1 : Number(viewer.slice(1)) - 1)
/** Sides are named for where their doors lie. */
export const sideName = (view: Pick<View, 'doors'>, side: number): Side =>
  sideNames(view.doors.length > 2 ? 'three' : 'two')[side] ?? 'east'
