import { type GameTypes, isLike, type Preview } from '../../src/index.ts'
import { explore, follow, type Leaf } from '../explore.ts'
import { fail, short } from '../same.ts'
import { asked, imagined, type Step } from '../step.ts'
import { isOff, isStrange, isUnlikely, mean } from './statistics.ts'

/** Previews foretell what the dice do: to the last digit where they can be counted, otherwise as near as luck allows. */
export function oddsAreRight<T extends GameTypes>(step: Step<T>): void {
  for (const { seat, all } of asked(step)) {
    const chance = step.chance(`odds/${seat}`)
    const known = chance.shuffle(all).slice(0, step.budget.previews * 12)
    const previews = known.map((action) => ({ action, preview: step.game.preview(step.state, seat, action) }))
    for (const { action, preview } of previews) hasForm(action, preview)
    const risky = previews.filter(({ preview }) => preview.odds.length + preview.expected.length > 0)
    for (const { action, preview } of oneOfEach(risky, step.budget.previews)) foretells(step, seat, action, preview)
  }
}

/** Kinds of action first that were not yet taken. */
function oneOfEach<X extends { readonly action: { readonly type: string } }>(all: readonly X[], count: number): X[] {
  const first = all.filter((x, i) => all.findIndex((y) => y.action.type === x.action.type) === i)
  return [...first, ...all.filter((x) => !first.includes(x))].slice(0, count)
}

function hasForm<T extends GameTypes>(action: T['Action'], preview: Preview<T>): void {
  if (preview.assumes !== 'fallback') fail(`the preview of ${short(action)} does not say that it assumes the fallback`)
  const odd = preview.odds.find((o) => !(o.chance >= 0 && o.chance <= 1))
  if (odd) fail(`the preview of ${short(action)} gives ${odd.label.key} a chance of ${odd.chance}`)
  const wild = preview.expected.find((e) => !Number.isFinite(e.mean))
  if (wild) fail(`the preview of ${short(action)} expects ${wild.mean} of ${wild.label.key}`)
}

function foretells<T extends GameTypes>(
  step: Step<T>,
  seat: T['Seat'],
  action: T['Action'],
  preview: Preview<T>,
): void {
  if (step.game.hidden(step.state, seat).length === 0) {
    const leaves = counted(step, step.state, seat, action, preview)
    const wrong = leaves && differs(preview, leaves)
    if (wrong) fail(`the preview of ${short(action)} says ${wrong}`)
    if (leaves) return
  } else if (holdsWhenImagined(step, seat, action, preview)) return
  sample(step, seat, action, preview)
}

/** Every way the dice can fall after the action, where they can be counted. */
function counted<T extends GameTypes>(
  step: Step<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  preview: Preview<T>,
): Leaf<Figures>[] | null {
  const { game, budget } = step
  return explore((chance) => figures(follow(game, game.clone(state), seat, action, chance), preview), budget.leaves)
}

/** Whether it comes true to the last digit in some states that the seat can imagine. */
function holdsWhenImagined<T extends GameTypes>(
  step: Step<T>,
  seat: T['Seat'],
  action: T['Action'],
  preview: Preview<T>,
): boolean {
  const chance = step.chance(`counted/${seat}`)
  return [1, 2].every(() => {
    const leaves = counted(step, imagined(step, seat, chance), seat, action, preview)
    return leaves !== null && differs(preview, leaves) === null
  })
}

/** For each line of odds whether it came, and for each line of expectations how much. */
type Figures = readonly number[]

function figures<T extends GameTypes>(events: readonly T['Event'][], preview: Preview<T>): Figures {
  const came = preview.odds.map(({ when }) => (events.some((e) => isLike(e, when)) ? 1 : 0))
  const much = preview.expected.map(({ when, sum }) =>
    events.filter((e) => isLike(e, when)).reduce((total, e) => total + (sum === undefined ? 1 : figure(e, sum)), 0),
  )
  return [...came, ...much]
}

function figure(event: object, field: string): number {
  const value = (event as Record<string, unknown>)[field]
  return typeof value === 'number' ? value : fail(`the field ${field} of ${short(event)} is no number to be summed`)
}

const NEAR = 1e-7

/** What the dice say otherwise. */
function differs<T extends GameTypes>(preview: Preview<T>, leaves: readonly Leaf<Figures>[]): string | null {
  for (const [i, { label, said }] of lines(preview).entries()) {
    const truth = leaves.reduce((sum, leaf) => sum + leaf.weight * (leaf.value[i] as number), 0)
    const near = Math.abs(truth - said) <= NEAR * Math.max(1, Math.abs(truth))
    if (!near) return `${said} for ${label}, counted over all dice it is ${truth}`
  }
  return null
}

const CLOSER = 16

/** Tries it often; what looks strange is tried again, and oftener. */
function sample<T extends GameTypes>(step: Step<T>, seat: T['Seat'], action: T['Action'], preview: Preview<T>): void {
  const { samples } = step.budget
  const first = tried(step, seat, action, preview, samples, 'first')
  if (!lines(preview).some(({ said }, i) => isStrange(column(first, i), said))) return
  const again = tried(step, seat, action, preview, samples * CLOSER, 'again')
  for (const [i, { label, said }] of lines(preview).entries()) {
    const xs = column(again, i)
    const wrong = i < preview.odds.length ? isUnlikely(xs, said) : isOff(xs, said)
    if (wrong) fail(`the preview of ${short(action)} says ${said} for ${label}, of ${xs.length} trials ${mean(xs)}`)
  }
}

const column = (rows: readonly Figures[], i: number): number[] => rows.map((row) => row[i] as number)

/** What comes of the action, each time in another state that the seat can imagine. */
function tried<T extends GameTypes>(
  step: Step<T>,
  seat: T['Seat'],
  action: T['Action'],
  preview: Preview<T>,
  times: number,
  purpose: string,
): Figures[] {
  const chance = step.chance(`${purpose}/${seat}`)
  return Array.from({ length: times }, () =>
    figures(follow(step.game, imagined(step, seat, chance), seat, action, chance), preview),
  )
}

/** The lines of a preview in the order of `figures`. */
function lines<T extends GameTypes>(preview: Preview<T>): { readonly label: string; readonly said: number }[] {
  return [
    ...preview.odds.map((o) => ({ label: `${o.label.key} (${short(o.when)})`, said: o.chance })),
    ...preview.expected.map((e) => ({ label: `${e.label.key} (${short(e.when)})`, said: e.mean })),
  ]
}
