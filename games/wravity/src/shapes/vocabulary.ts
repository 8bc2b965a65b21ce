// What actions, events, states and views are made of.
import { byType, count, flag, index, integer, list, oneOf, place, record, where, word } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import {
  type Flight,
  type Grenade,
  type GrenadeId,
  type Heading,
  type Hex,
  type Name,
  type PlanetId,
  type Question,
  type Result,
  type Roll,
  type Score,
  SEATS,
  type SeatId,
  type ShotRoll,
  type SideId,
  type Soldier,
  type SoldierId,
} from '../state.ts'
import { type Bounds, boundsOf } from './bounds.ts'

const DOORS = 3
const EVERY_KIND = 0xff

export type Vocabulary = ReturnType<typeof vocabularyOf>

export function vocabularyOf(book: Book) {
  const most = boundsOf(book.content)
  const figures = figuresOf(most)
  const names = namesOf(book, most)
  const all = { most, ...figures, ...names }
  const rolls = rollsOf(all)
  return { ...all, ...rolls, ...piecesOf(book, all), result: resultOf(all), question: questionOf(all, rolls) }
}

function figuresOf(most: Bounds) {
  return {
    seat: index<SeatId>(SEATS.length),
    side: index<SideId>(DOORS),
    soldier: index<SoldierId>(most.soldiers),
    soldierOrNone: integer<SoldierId>(-1, most.soldiers - 1),
    grenade: index<GrenadeId>(most.grenades),
    planet: index<PlanetId>(most.planets),
    heading: integer<Heading>(1, 6),
    /** 0 before the first flight, and for one that stays. */
    headingOrNone: count<Heading>(6),
    speed: count(most.speed),
    force: integer(1, most.strength),
    left: count(most.left),
    /** -1 for a soldier that is not in flight. */
    leftOrNone: integer(-1, most.left),
    needed: integer(...most.needed),
    bonus: count(most.bonus),
    reach: count(most.reach),
    d6: integer(1, 6),
    d10: integer(1, 10),
    /** 0 where none was rolled. */
    dieOrNone: count(6),
    turn: index(most.turns),
    /** -1 until it goes off; a field lasts a turn of everybody's longer. */
    until: integer(-1, most.turns + SEATS.length),
    round: count(most.rounds),
    value: count(most.value),
    points: count(most.points),
    seats: list(index<SeatId>(SEATS.length), SEATS.length),
  }
}

type Figures = ReturnType<typeof figuresOf>

function namesOf({ content, soldiers }: Book, most: Bounds) {
  const squad = oneOf(Object.keys(content.squads))
  const number = count(most.number)
  const card = oneOf(Object.keys(content.cards))
  const name = where(record<Name>({ squad, number }), (n) => soldiers[n.squad]?.[n.number] !== undefined)
  return {
    squad,
    number,
    name,
    names: list(name, most.roster),
    rank: oneOf(Object.keys(content.ranks)),
    card,
    cards: list(card, most.cards),
    hand: list(card, most.hand),
    lives: count(content.limits.lives),
  }
}

type Names = ReturnType<typeof namesOf>

function rollsOf({ soldier, needed, bonus, d6, d10, heading }: Figures) {
  const shot = { soldier, at: place<Hex>(), die: d10, needed, bonus }
  return {
    shot: byType<ShotRoll>({ shot }),
    roll: byType<Roll>({
      shot,
      grab: { soldier, die: d6, needed },
      hook: { soldier, die: d10, needed, heading },
      bounce: { soldier, die: d6 },
      crash: { soldier, struck: soldier, die: d6 },
    }),
  }
}

function questionOf({ seat, soldier, heading }: Figures, { roll, shot }: ReturnType<typeof rollsOf>) {
  return byType<Question>({
    repeat: { seat, roll },
    hit: { seat, shot },
    axis: { seat, striker: soldier, struck: soldier },
    pull: { seat, soldier, heading },
  })
}

function piecesOf(book: Book, all: Figures & Names & { readonly most: Bounds }) {
  const { most } = all
  const shots = count(most.shots)
  const soldier = record<Soldier>({
    seat: all.seat,
    side: all.side,
    squad: all.squad,
    number: all.number,
    rank: all.rank,
    at: place<Hex>(-1),
    lives: all.lives,
    speed: all.speed,
    heading: all.headingOrNone,
    tethered: flag,
    entered: all.round,
    used: count(EVERY_KIND),
    displaced: flag,
    spent: flag,
    shielded: flag,
    shots,
    hits: shots,
    wounds: shots,
  })
  const grenade = record<Grenade>({
    at: place<Hex>(),
    heading: all.heading,
    speed: all.force,
    reach: all.reach,
    moved: flag,
    until: all.until,
  })
  const flight = record<Flight>({ soldier: all.soldier, left: all.left })
  return {
    soldiers: list(
      where(soldier, (u) => isPrinted(book, u) && canMove(u)),
      most.soldiers,
    ),
    grenades: list(grenade, most.grenades),
    flights: list(flight, most.soldiers),
  }
}

const isPrinted = ({ soldiers }: Book, u: Soldier): boolean => soldiers[u.squad]?.[u.number] !== undefined

/** Whoever has a speed is in the room and has a heading. */
const canMove = (u: Soldier): boolean => u.speed === 0 || (u.at >= 0 && u.heading > 0)

function resultOf({ most, points, card, side, soldierOrNone }: Figures & Names & { readonly most: Bounds }) {
  const score = record<Score>({
    door: points,
    intact: points,
    immobilised: points,
    wounded: points,
    missions: points,
    total: points,
  })
  const mission = record<Result['missions'][number][number]>({ card, points })
  return record<Result>({
    rule: word<Rule>(12),
    crossed: soldierOrNone,
    scores: list(score, DOORS, 2),
    winners: list(side, DOORS),
    missions: list(list(mission, most.hand), SEATS.length, 2),
  })
}
