import type { GameTypes } from '../../src/index.ts'
import { fail, same, short } from '../same.ts'
import { asked, type Step } from '../step.ts'

/** Someone can act until it is over, and nobody after. */
export function someoneCanAct<T extends GameTypes>(step: Step<T>): void {
  const { game, state, seats } = step
  const toAct = game.toAct(state)
  const outcome = game.outcome(state)
  if (outcome && toAct.length > 0) fail(`it is over (${outcome.rule}), yet ${toAct.join(', ')} may act`)
  if (!outcome && toAct.length === 0) fail('it is not over, yet nobody may act')
  const stranger = toAct.find((seat, i) => !seats.includes(seat) || toAct.indexOf(seat) !== i)
  if (stranger !== undefined) fail(`${stranger} may act, but is no seat of this match, or is named twice`)
  const idle = asked(step).find(({ all }) => all.length === 0)
  if (idle) fail(`${idle.seat} may act, but has no offers`)
}

/** Looking at a state does not change it, and shows the same twice. */
export function lookingChangesNothing<T extends GameTypes>(step: Step<T>): void {
  const before = JSON.stringify(step.state)
  const first = look(step)
  if (JSON.stringify(step.state) !== before) fail('the state was changed by a function that only looks at it')
  const second = look(step)
  for (const [name, seen] of Object.entries(first)) {
    if (!same(seen, second[name])) fail(`${name} gives ${short(seen)}, and then ${short(second[name])}`)
  }
}

function look<T extends GameTypes>(step: Step<T>): Record<string, unknown> {
  const { game, state, seats, viewers } = step
  const turns = asked(step).map(({ seat, all }) => ({ seat, all, few: all.slice(0, step.budget.previews * 4) }))
  return {
    choices: turns.map((t) => t.all),
    view: viewers.map((v) => game.view(state, v)),
    hidden: viewers.map((v) => game.hidden(state, v)),
    preview: turns.map((t) => t.few.map((a) => game.preview(state, t.seat, a))),
    aim: turns.map((t) => t.few.map((a) => game.aim(state, a))),
    words: turns.map((t) => t.few.map((a) => game.words.action(state, t.seat, a))),
    prompt: viewers.map((v) => game.words.prompt(state, v)),
    fallback: turns.map((t) => game.fallback(state, t.seat)),
    orderable: seats.map((s) => game.orderable(state, s)),
    evaluate: seats.map((s) => game.evaluate(state, s)),
    rank: turns.map((t) => game.rank(state, t.seat, t.all)),
    outcome: game.outcome(state),
    situation: game.situation(state),
    picture: game.picture(game.view(state, 'spectator')),
  }
}
