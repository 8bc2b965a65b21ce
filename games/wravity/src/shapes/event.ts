import { byType, flag, list, oneOf, orNull, place, type Shape, type Shapes, tuple, where } from '@muster/engine'
import type { Event } from '../event.ts'
import { type Heading, type Hex, SEATS } from '../state.ts'
import type { Vocabulary } from './vocabulary.ts'

/** As they are recorded, and as they are redacted: there a name, a card or a value is null. */
export function eventShape(words: Vocabulary): Shape<Event> {
  return where(byType<Event>(eventShapes(words)), (e) => e.type !== 'rostersShown' || isEven(e))
}

export function eventShapes(words: Vocabulary): Shapes<Event> {
  return {
    ...setupEvents(words),
    ...turnEvents(words),
    ...flightEvents(words),
    ...meetingEvents(words),
    ...shotEvents(words),
    ...cardEvents(words),
    ...grenadeEvents(words),
  }
}

/** A rank for everybody, and as many to each seat: soldiers are found by their seat. */
function isEven({ rosters, ranks }: Extract<Event, { type: 'rostersShown' }>): boolean {
  const each = rosters[0]?.length
  return ranks.length === rosters.length && rosters.every((r, i) => r.length === each && ranks[i]?.length === each)
}

function setupEvents(words: Vocabulary) {
  const { seat, soldier, planet, rank, names, most } = words
  return {
    soldierEnlisted: { seat, name: orNull(words.name) },
    rostersShown: {
      rosters: list(names, SEATS.length, 2),
      ranks: list(list(rank, most.roster), SEATS.length, 2),
      lives: words.lives,
    },
    planetPlaced: { planet, at: place<Hex>(), seat },
    planetSeen: { seat, soldier, planet, value: orNull(words.value) },
  } satisfies Partial<Shapes<Event>>
}

function turnEvents({ turn, soldier, rank, round, side, result }: Vocabulary) {
  return {
    turnBegan: { turn },
    turnEnding: { turn },
    turnEnded: { turn },
    soldierEntered: { soldier, rank, at: place<Hex>(), round },
    lastStandBegan: { side },
    lastStandEnded: { side },
    battleEnded: { result },
  } satisfies Partial<Shapes<Event>>
}

function flightEvents({ soldier, heading, force, speed, left, leftOrNone, d6, needed, most }: Vocabulary) {
  return {
    soldierWalked: { soldier, path: list(place<Hex>(), most.movement, 1) },
    soldierThrust: { soldier, heading, force, speed, kind: oneOf(['impulse', 'push']), left: leftOrNone },
    flightBegan: { soldier, left, counts: flag },
    soldierFlew: { soldier, path: list(place<Hex>(), most.left, 1) },
    flightEnded: { soldier },
    grabRolled: { soldier, die: d6, needed, held: flag },
  } satisfies Partial<Shapes<Event>>
}

function meetingEvents(words: Vocabulary) {
  const { soldier, heading, headingOrNone, force, speed, leftOrNone, dieOrNone } = words
  const recoil = orNull(speed)
  return {
    soldierPushed: {
      soldier,
      target: soldier,
      taker: soldier,
      force,
      heading,
      speed,
      recoil,
      left: leftOrNone,
    },
    soldierBraked: { soldier, target: soldier, speed, heading: headingOrNone, recoil, left: leftOrNone },
    soldierBounced: { soldier, die: dieOrNone, speed, heading, stuck: flag },
    soldiersCrashed: {
      striker: soldier,
      struck: soldier,
      speeds: tuple<readonly [number, number]>(speed, speed),
      headings: tuple<readonly [Heading, Heading]>(heading, headingOrNone),
      die: dieOrNone,
    },
  } satisfies Partial<Shapes<Event>>
}

function shotEvents({ soldier, d10, needed, bonus, rank, lives, grenade }: Vocabulary) {
  return {
    shotFired: { soldier, at: place<Hex>(), die: d10, needed, bonus, hit: flag, again: flag },
    soldierHit: { soldier, target: soldier, rank, lives, saved: orNull(oneOf(['luck', 'shield'])) },
    grenadeHit: { soldier, grenade },
    soldierShielded: { soldier },
  } satisfies Partial<Shapes<Event>>
}

function cardEvents(words: Vocabulary) {
  const { seat, card, soldier, heading, speed, lives } = words
  return {
    cardDrawn: { seat, card: orNull(card) },
    cardUsed: { seat, card, soldier },
    questionAsked: { question: words.question },
    questionAnswered: { seat },
    cablePulled: { soldier, heading, speed },
    hookThrown: { soldier, heading, die: words.d10, needed: words.needed, caught: flag },
    hookPulled: {
      soldier,
      heading,
      speed: orNull(speed),
      target: words.soldierOrNone,
      targetSpeed: orNull(speed),
    },
    soldierRevived: { soldier, target: soldier, lives },
    soldierConcentrated: { soldier },
  } satisfies Partial<Shapes<Event>>
}

function grenadeEvents({ soldier, grenade, heading, force, reach, until, most }: Vocabulary) {
  return {
    grenadeThrown: { soldier, at: place<Hex>(), heading, speed: force, reach },
    grenadeMoved: { grenade, path: list(place<Hex>(), most.strength) },
    grenadeExploded: { grenade, until },
    soldierDrawn: { soldier, to: place<Hex>() },
    fieldEnded: { grenade },
  } satisfies Partial<Shapes<Event>>
}
