import { type Message, preview as made, must, type Odds, type Preview, type Share, say } from '@muster/engine'
import type { Action, ActionOf, ShootAction } from './action.ts'
import { type Book, distance } from './book.ts'
import { part } from './faces.ts'
import { setsOffAfterMiss } from './foresight/after-miss.ts'
import { blastNote, futureOf } from './future.ts'
import { attributes, boardOf, soldierAt, soldierOf } from './rules/02-soldiers.ts'
import { mayStop } from './rules/06-flying.ts'
import { grabChance, grabNeeds, holdsWith } from './rules/07-holding-on.ts'
import { hitsWith, isDirect, shotNeeds, speedIn } from './rules/10-aiming.ts'
import { bonusOf } from './rules/10-shooting.ts'
import { companions } from './rules/11-cards.ts'
import { hookNeeds, hookTarget } from './rules/13-hook.ts'
import { KIND, type Position, type Roll, type SoldierId } from './state.ts'
import type { Wravity } from './types.ts'
import { nameOf, soldierName } from './words/names.ts'

type Seen = Preview<Wravity>

/** The lowest face that does it: a die shows no 0, and a 1 never helps. */
function least(faces: number, does: (die: number) => boolean): number {
  for (let die = 1; die < faces; die++) if (does(die)) return die
  return faces
}

/** 7.3, 10.8: why the sum and the face that is needed differ. */
function bound(needed: number, faces: number): readonly Message[] {
  if (needed > 1 && needed <= faces) return []
  return [say(needed > 1 ? 'note.mostDoes' : 'note.oneFails', { needed, faces })]
}

/** What an action would do, while that is certain, and the odds where it is not. */
export function preview(book: Book, s: Position, a: Action): Seen {
  if (a.type === 'shoot') return shot(book, s, a)
  if (a.type === 'grab') return grab(book, s, a)
  if (a.type === 'hook') return hook(book, s, a)
  if (a.type === 'concentrate') return calm(book, s, a)
  if (a.type === 'tryLuck' || a.type === 'repel') return answer(book, s, a)
  const future = futureOf(book, s, a)
  return 'card' in a ? made({ ...future, price: [cardPrice(book, a.card)] }) : made(future)
}

const cardPrice = (book: Book, card: string | null) => say('price.card', { card: nameOf(book, `card.${card}`) })

/** 10.11: the number needed and the chance. */
function shot(book: Book, s: Position, a: ShootAction): Seen {
  const needed = shotNeeds(book, s, soldierOf(s, a.soldier), a.at)
  const bonus = a.card ? bonusOf(book, a.card) : 0
  const hits = (die: number): boolean => hitsWith(die, bonus, needed)
  const hit = part(10, hits)
  const label = say('odds.hit')
  const odds: Odds<Wravity>[] = [{ label, when: { type: 'shotFired', hit: true }, chance: hit }]
  const target = soldierAt(s, a.at)
  if (target >= 0) odds.push(...harm(s, target, hit, bonus))
  else odds.push(...explodes(book, s, a.soldier, hit))
  const struck = s.grenades.find((g) => g.until < 0 && g.at === a.at)
  return made({
    odds,
    spread: target >= 0 ? wounds(hit, odds[1]?.chance ?? null) : either('miss', 'explodes', hit),
    notes: [
      say('note.needed', { needed: least(10, hits), faces: 10 }),
      aimNote(book, s, a),
      ...bound(needed - bonus, 10),
      ...(struck ? [blastNote(book, s, 'shot', struck)] : flightAfter(book, s, a)),
    ],
    price: a.card ? [cardPrice(book, a.card)] : [],
    path: [a.at],
  })
}

/** 6.4: whoever shoots in flight with its last action flies on at once, into whatever lies ahead. */
function flightAfter(book: Book, s: Position, a: ShootAction): readonly Message[] {
  const flight = s.flights.at(-1)
  const u = soldierOf(s, a.soldier)
  if (flight?.soldier !== a.soldier || mayStop(book, s, { ...u, used: u.used | KIND.shoot })) return []
  return futureOf(book, s, { type: 'fly', soldier: a.soldier, steps: flight.left }).notes ?? []
}

/** 11.13, 11.14: what it costs, and how many more it takes. */
function calm(book: Book, s: Position, a: ActionOf<'concentrate'>): Seen {
  const { seat } = soldierOf(s, a.soldier)
  const left = Math.max(0, s.concentrating - 1 - companions(book, s, seat, a.soldier).ready)
  return made({ price: [say('price.turn')], notes: [say('note.calm', { left })] })
}

/** 10.5: what the number needed comes from. */
function aimNote(book: Book, s: Position, a: ShootAction): Message {
  const u = soldierOf(s, a.soldier)
  const between = distance(boardOf(book, s), u.at, a.at) - 1
  const { precision } = attributes(book, u)
  return say('note.aim', { own: u.speed, other: speedIn(s, a.at), between, precision })
}

/** It fails, or it does not. */
const either = (fails: string, does: string, chance: number): Share[] => [
  { label: say(`spread.${fails}`), chance: 1 - chance },
  { label: say(`spread.${does}`), chance },
]

/** What a shot leaves of a soldier, null behind a shield; where no hit only wounds, that is left out. */
function wounds(hit: number, direct: number | null): Share[] {
  const immobilises = direct ?? 0
  const all: Share[] = [
    { label: say('spread.miss'), chance: 1 - hit },
    { label: say(direct === null ? 'spread.hit' : 'spread.wound'), chance: hit - immobilises },
    { label: say('spread.immobilise'), chance: immobilises },
  ]
  return all.filter(({ chance }) => chance > 0)
}

/** 14.8, 14.10: by the shot, or because the shooter flies into it after a miss. */
function explodes(book: Book, s: Position, shooter: SoldierId, hit: number): Odds<Wravity>[] {
  const anyway = setsOffAfterMiss(book, s, shooter)
  if (anyway === null) return []
  return [{ label: say('odds.explodes'), when: { type: 'grenadeExploded' }, chance: hit + (1 - hit) * anyway }]
}

/** 10.8, 10.9: with one life left any hit will do. */
function harm(s: Position, target: SoldierId, hit: number, bonus: number): Odds<Wravity>[] {
  const t = soldierOf(s, target)
  if (t.shielded) return []
  const direct = part(10, (die) => isDirect(die, bonus))
  return [
    {
      label: say('odds.immobilise'),
      when: { type: 'soldierHit', target, lives: 0 },
      chance: t.lives > 1 ? direct : hit,
    },
  ]
}

function grab(book: Book, s: Position, a: ActionOf<'grab'>): Seen {
  const needed = grabNeeds(book, soldierOf(s, a.soldier))
  const holds = (die: number): boolean => holdsWith(die, needed)
  const chance = grabChance(book, soldierOf(s, a.soldier))
  return made({
    odds: [{ label: say('odds.hold'), when: { type: 'grabRolled', held: true }, chance }],
    spread: either('slip', 'hold', chance),
    notes: [say('note.needed', { needed: least(6, holds), faces: 6 }), ...bound(needed, 6)],
  })
}

function hook(book: Book, s: Position, a: ActionOf<'hook'>): Seen {
  const needed = hookNeeds(book, s, a.soldier, a.heading)
  const catches = (die: number): boolean => hitsWith(die, 0, needed)
  const chance = part(10, catches)
  return made({
    odds: [{ label: say('odds.catch'), when: { type: 'hookThrown', caught: true }, chance }],
    spread: either('miss', 'catch', chance),
    notes: [say('note.needed', { needed: least(10, catches), faces: 10 })],
    price: [cardPrice(book, a.card)],
    path: [must(hookTarget(boardOf(book, s), s, soldierOf(s, a.soldier).at, a.heading))],
  })
}

/** 15.4, 15.10, 15.11: what a card would save, or the odds of the roll that it repeats. */
function answer(book: Book, s: Position, a: ActionOf<'tryLuck' | 'repel'>): Seen {
  const price = [cardPrice(book, a.card)]
  const q = s.question
  if (q?.type === 'hit') {
    const soldier = soldierName(book, s, soldierAt(s, q.shot.at))
    return made({ price, notes: [say(a.type === 'repel' ? 'note.shields' : 'note.cancels', { soldier })] })
  }
  return made({ ...(q?.type === 'repeat' ? rolledAgain(s, q.roll) : {}), price })
}

function rolledAgain(s: Position, roll: Roll): Partial<Pick<Seen, 'odds' | 'spread' | 'notes'>> {
  const stands = say('note.stands')
  if (roll.type === 'bounce' || roll.type === 'crash') return { notes: [say('note.otherWay'), stands] }
  const faces = roll.type === 'grab' ? 6 : 10
  const bonus = roll.type === 'shot' ? roll.bonus : 0
  const does = (die: number): boolean =>
    roll.type === 'grab' ? holdsWith(die, roll.needed) : hitsWith(die, bonus, roll.needed)
  const chance = part(faces, does)
  const notes = [
    say('note.needed', { needed: least(faces, does), faces }),
    ...bound(roll.needed - bonus, faces),
    stands,
  ]
  return { ...again(s, roll, chance), notes }
}

/** As before the first roll. */
function again(
  s: Position,
  roll: Extract<Roll, { type: 'shot' | 'grab' | 'hook' }>,
  chance: number,
): Pick<Seen, 'odds' | 'spread'> {
  if (roll.type === 'grab')
    return {
      odds: [{ label: say('odds.hold'), when: { type: 'grabRolled', held: true }, chance }],
      spread: either('slip', 'hold', chance),
    }
  if (roll.type === 'hook')
    return {
      odds: [{ label: say('odds.catch'), when: { type: 'hookThrown', caught: true }, chance }],
      spread: either('miss', 'catch', chance),
    }
  const hit: Odds<Wravity> = { label: say('odds.hit'), when: { type: 'shotFired', hit: true }, chance }
  const target = soldierAt(s, roll.at)
  if (target < 0) return { odds: [hit], spread: either('miss', 'hit', chance) }
  const harmed = harm(s, target, chance, roll.bonus)
  return { odds: [hit, ...harmed], spread: wounds(chance, harmed[0]?.chance ?? null) }
}
