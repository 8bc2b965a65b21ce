import { chooseOptions, newMatch, offers, plainDice, play, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { loadGame, wholeStory } from '../src/index.ts'

const ENTRIES = 240
/** Between two copies of the state lie so many deeds at most, of few events each. */
const NEAR = 32 * 5

async function longStory() {
  const { game } = await loadGame('rivet-wars', null)
  const chosen = chooseOptions(game.options, {})
  if (!chosen.ok) throw new Error(chosen.why.key)
  const counted = { events: 0 }
  const counting: typeof game = {
    ...game,
    evolve(state, event) {
      counted.events++
      game.evolve(state, event)
    },
  }
  const match = newMatch(counting, chosen.options, plainDice('a long story'))
  const chance = seeded('story')
  for (
    let seat = game.toAct(match.state)[0];
    seat && match.record.entries.length < ENTRIES;
    seat = game.toAct(match.state)[0]
  )
    play(match, seat, chance.pick(offers(game, match.state, seat)))
  return { match, counted, story: wholeStory(match) }
}

test('a moment is made from the nearest copy, however far it is from the opening', async () => {
  const { match, counted, story } = await longStory()
  const all = match.record.entries.flatMap((e) => ('events' in e ? e.events : [])).length
  expect(story.length).toBe(ENTRIES)
  expect(all).toBeGreaterThan(3 * NEAR)
  for (let at = ENTRIES; at > ENTRIES - 40; at--) {
    counted.events = 0
    story.at(at, 'spectator')
    expect(counted.events).toBeLessThan(NEAR)
    counted.events = 0
    story.steps(at - 1, 'spectator')
    expect(counted.events).toBeLessThan(NEAR)
  }
})
