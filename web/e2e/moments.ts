// Moments of matches worth looking at: bots play there at once, and the page opens what they have left.
import { random } from '@muster/bots'
import { fairDice } from '@muster/dice'
import {
  type Game,
  type GameTypes,
  isOver,
  newMatch,
  type OptionValues,
  offers,
  optionsFor,
  play,
  seeded,
} from '@muster/engine'
import { loadGame } from '@muster/table'
import { expect, type Page } from '@playwright/test'

type Action = { readonly type: string }

export interface Moment {
  readonly name: string
  readonly game: string
  readonly options: OptionValues
  /** The content pack it is played with. */
  readonly pack?: object
  /** Who sits before the screen. */
  readonly seat: string
  /** What nobody does on the way there, if there is anything else to do. */
  readonly shunned?: readonly string[]
  /** What the seat must still be able to do there. */
  readonly offered?: readonly string[]
  /** Whether the seat's view is what is wanted. */
  wanted(view: View): boolean
}

/** As much of a view as moments are told by. */
export interface View {
  readonly phase?: string
  readonly first?: number
  readonly turn?: number | string
  readonly hand?: readonly unknown[] | null
  readonly hands?: readonly (readonly unknown[] | null)[]
  readonly secrets?: readonly unknown[] | null
  readonly flights?: readonly unknown[]
  readonly attacks?: readonly unknown[]
  readonly units?: readonly { readonly kind?: string }[]
  readonly soldiers?: readonly { readonly rank: string; readonly at: number }[]
}

const MOST_STEPS = 1200
const TRIES = 12

/** A file of matches that holds the moment. */
export async function momentFile(moment: Moment): Promise<string> {
  const { game } = await loadGame(moment.game, moment.pack)
  for (let i = 1; i <= TRIES; i++) {
    const packed = reached(game, moment, i.toString(16).padStart(64, '0'))
    if (packed) return JSON.stringify({ format: 'muster-matches', version: 1, seeds: 'with seeds', matches: [packed] })
  }
  throw new Error(`${moment.name} never came about`)
}

function reached(game: Game<GameTypes>, moment: Moment, seed: string): object | null {
  const options = optionsFor(game, moment.options)
  const match = newMatch(game, options, fairDice(seed, {}), moment.pack)
  const chance = seeded(seed)
  while (match.record.entries.length < MOST_STEPS && !isOver(match)) {
    const acting = game.toAct(match.state)
    const mine = acting.includes(moment.seat)
    const situation = game.situation(match.state)
    if (mine && situation.turn === moment.seat && isThere(game, moment, match.state))
      return packed(game, moment, match.record, seed)
    const seat = chance.pick(acting)
    const all = offers(game, match.state, seat)
    const liked = all.filter((a: Action) => !moment.shunned?.includes(a.type))
    const from = liked.length > 0 ? liked : all
    const action = random.choose({ game, seat, view: game.view(match.state, seat), offers: from, chance })
    play(match, seat, action)
  }
  return null
}

function isThere<T extends GameTypes>(game: Game<T>, { seat, wanted, offered }: Moment, state: T['State']): boolean {
  if (!wanted(game.view(state, seat) as View)) return false
  const can = new Set(offers(game, state, seat).map((a: Action) => a.type))
  return (offered ?? []).every((type) => can.has(type))
}

function packed(game: Game<GameTypes>, moment: Moment, record: { dice: object }, seed: string): object {
  const chairs = game.seats(optionsFor(game, moment.options)).map(({ seat, side }) => ({
    seat,
    side,
    who: seat === moment.seat ? { type: 'person', name: '' } : { type: 'computer', level: 'random' },
  }))
  return { id: moment.name, record, chairs, seed, created: 1 }
}

/** Brings the moment into the browser; gives the address of its table. */
export async function bringIn(page: Page, moment: Moment): Promise<string> {
  const buffer = Buffer.from(await momentFile(moment))
  await page.goto('./')
  await page.getByLabel('Open a file').last().setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('One match brought in.')).toBeVisible({ timeout: 60_000 })
  return `./#/table/${moment.name}`
}

/** Brings the moment into the browser and sits down at it. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  await page.goto(await bringIn(page, moment))
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible({ timeout: 60_000 })
}

const CARDS = ['play', 'discard', 'hook', 'cable', 'throwGrenade', 'moveGrenade', 'revive', 'repel', 'tryLuck']
const hand = (v: View, seat: number): number => v.hands?.[seat]?.length ?? 0
const isFull = (v: View): boolean => (v.hand?.length ?? 0) >= 3 && (v.secrets?.length ?? 0) >= 2
const trench = { game: 'rivet-wars', options: { mission: '3' }, shunned: CARDS } as const
const host = { game: 'aces-and-armor', options: { mode: 'four', field: 'full', sets: 2 }, seat: 'g2' } as const
const skirmish = { game: 'aces-and-armor', options: { mode: 'two' }, seat: 'us' } as const

/** A match that has just begun. */
export const EARLY: Moment = {
  name: 'rw-early',
  game: 'rivet-wars',
  options: {},
  seat: 'allies',
  wanted: (v) => v.phase === 'combat',
}

/** A full hand beside a squad of which nobody is picked up. */
export const OUTSIDE: Moment = {
  name: 'wr-outside',
  game: 'wravity',
  options: {},
  seat: 'p1',
  shunned: [...CARDS, 'concentrate'],
  wanted: (v) => hand(v, 0) >= 4 && v.phase === 'battle' && v.flights?.length === 0,
}

/** Two armies of three may act. */
export const CHOOSING: Moment = { ...skirmish, name: 'aa-choosing', wanted: (v) => v.phase === 'armies' }

/** The fullest hands, and the phases in which most is to be seen. */
export const MOMENTS = {
  deployment: {
    ...trench,
    name: 'rw-deployment',
    seat: 'allies',
    wanted: (v) => v.phase === 'deployment' && isFull(v),
  },
  combat: {
    ...trench,
    name: 'rw-combat',
    seat: 'blight',
    offered: ['attack'],
    wanted: (v) => v.phase === 'combat' && isFull(v),
  },
  flight: {
    name: 'wr-flight',
    game: 'wravity',
    options: {},
    seat: 'p1',
    shunned: [...CARDS, 'concentrate', 'endTurn'],
    wanted: (v) => hand(v, 0) >= 4 && (v.flights?.length ?? 0) > 0,
  },
  armies: {
    ...host,
    name: 'aa-armies',
    // Whoever plays third has two armies.
    wanted: (v) => v.phase === 'armies' && (Number(v.turn) - (v.first ?? 0) + 4) % 4 === 2,
  },
  placing: { ...skirmish, name: 'aa-place', wanted: (v) => v.phase === 'place' },
  declaring: {
    ...skirmish,
    name: 'aa-declare',
    offered: ['attack', 'confirm'],
    wanted: (v) => v.phase === 'declare' && (v.attacks?.length ?? 0) >= 2,
  },
} satisfies Readonly<Record<string, Moment>>
