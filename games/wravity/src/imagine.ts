import { type Chance, must } from '@muster/engine'
import type { Book } from './book.ts'
import { cloneSoldier } from './clone.ts'
import type { View } from './seen.ts'
import { fullDeck } from './setup.ts'
import type { Name, SeatId, State } from './state.ts'

/** Some full state that would look like this: what cannot be seen is dealt anew. */
export function imagine(book: Book, v: View, chance: Chance): State {
  const { hands, deck } = imagineCards(book, v, chance)
  return {
    mode: v.mode,
    room: v.room,
    beamsPass: v.beamsPass,
    latecomers: v.latecomers,
    sides: v.sides,
    squads: v.squads,
    doors: v.doors,
    rolls: v.rolls,
    first: v.first,
    size: v.size,
    concentrating: v.concentrating,
    phase: v.phase,
    picks: imaginePicks(book, v, chance),
    soldiers: v.soldiers.map(cloneSoldier),
    planets: imaginePlanets(book, v, chance),
    grenades: v.grenades.map((g) => ({ ...g })),
    turn: v.turn,
    ending: v.ending,
    drew: v.drew,
    flights: v.flights.map((f) => ({ ...f })),
    question: v.question,
    hands,
    deck,
    discard: v.discard.slice(),
    lastStand: v.lastStand.map((seats) => seats?.slice() ?? null),
    result: v.result,
  }
}

function imagineCards(book: Book, v: View, chance: Chance): { hands: string[][]; deck: string[] } {
  if (v.deck) return { hands: v.hands.map((hand) => [...(hand ?? [])]), deck: [...v.deck] }
  const known = [...v.discard, ...v.hands.flatMap((hand) => hand ?? [])]
  const unseen = chance.shuffle(without(fullDeck(book), known))
  const hands = v.hands.map((hand, seat) => hand?.slice() ?? unseen.splice(0, v.handSizes[seat]))
  return { hands, deck: unseen }
}

function without(all: readonly string[], known: readonly string[]): string[] {
  const left = all.slice()
  for (const card of known) left.splice(left.indexOf(card), 1)
  return left
}

function imaginePlanets(book: Book, v: View, chance: Chance): State['planets'] {
  const known = v.planets.flatMap((p) => (p.value === null ? [] : [String(p.value)]))
  const unseen = chance.shuffle(without(must(book.boards[v.room]).room.values.map(String), known))
  return v.planets.map((p) => ({ at: p.at, value: p.value ?? Number(unseen.pop()), seen: p.seen.slice() }))
}

/** Rivals may have taken anyone of their squads. */
function imaginePicks(book: Book, v: View, chance: Chance): Name[][] {
  const taken = new Set<string>()
  return v.picks.map((names, seat) => {
    if (names) return names.slice()
    const free = squadsOf(book, v, seat).filter((n) => !taken.has(keyOf(n)))
    const picks = choose(book, v, seat, free, chance)
    for (const n of picks) taken.add(keyOf(n))
    return picks
  })
}

const keyOf = (n: Name): string => `${n.squad}-${n.number}`

function squadsOf(book: Book, v: View, seat: SeatId): Name[] {
  return must(v.squads[seat]).flatMap((squad) =>
    must(book.content.squads[squad]).map(({ number }) => ({ squad, number })),
  )
}

function choose(book: Book, v: View, seat: SeatId, free: readonly Name[], chance: Chance): Name[] {
  const count = must(v.picked[seat])
  const commands = (n: Name): boolean => {
    const rank = must(book.soldiers[n.squad]?.[n.number]).rank
    return book.content.ranks[rank]?.commands === true
  }
  const shuffled = chance.shuffle(free)
  const mustLead = count === v.size && count > 0 && must(book.content.modes[v.mode]).commander
  if (!mustLead || shuffled.slice(0, count).some(commands)) return shuffled.slice(0, count)
  return [...shuffled.slice(0, count - 1), must(shuffled.find(commands))]
}
