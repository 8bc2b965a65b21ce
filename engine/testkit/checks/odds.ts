import { type GameTypes, isLike, type Preview } from '../../src/index.ts'
import { explore, follow, type Leaf } from '../explore.ts'
import { fail, short } from '../same.ts'
import { asked, imagined, ofEachKind, type Step } from '../step.ts'
import { isOff, isStrange, isUnlikely, mean } from './statistics.ts'

/** Previews foretell what the dice do: to the last digit where they can be counted, otherwise as near as luck allows. */
export function oddsAreRight<T extends GameTypes>(step: Step<T>): void {
  for (const { seat, all } of asked(step)) {
    const chance = step.chance(`odds/${seat}`)
    const known = ofEachKind(all, 6, 60, chance)
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
  const all = preview.spread.reduce((sum, { chance }) => sum + chance, 0)
  const certain = preview.spread.every(({ chance }) => chance >= 0) && Math.abs(all - 1) < 1e-6
  if (preview.spread.length > 0 && !certain) fail(`the outcomes of ${short(action)} come to ${all}`)
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
  const much = preview.expected.map(({ when, or = [], sum }) =>
    events
      .filter((e) => [when, ...or].some((w) => isLike(e, w)))
      .reduce((total, e) => total + (sum === undefined ? 1 : figure(e, sum)), 0),
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
  const truths = averages(leaves)
  for (const [i, { label, said }] of lines(preview).entries()) {
    const truth = truths[i] as number
    const near = Math.abs(truth - said) <= NEAR * Math.max(1, Math.abs(truth))
    if (!near) return `${said} for ${label}, counted over all dice it is ${truth}`
  }
  return null
}

/** Tries it in many states that the seat can imagine; what looks strange is tried again, and oftener. */
function sample<T extends GameTypes>(step: Step<T>, seat: T['Seat'], action: T['Action'], preview: Preview<T>): void {
  const all = lines(preview)
  const trial = trialOf(step, seat, action, preview)
  const [few, many] = trial.exact ? [EXACT.few, EXACT.many] : [step.budget.samples, step.budget.samples * CLOSER]
  const first = Array.from({ length: few }, trial.run)
  if (!all.some(({ said }, i) => isStrange(column(first, i), said))) return
  const again = Array.from({ length: many }, trial.run)
  for (const [i, { label, said }] of all.entries()) {
    const xs = column(again, i)
    const odd = i < preview.odds.length ? isUnlikely(xs, said) : isOff(xs, said)
    if (odd || (trial.exact && isConstantly(xs, said)))
      fail(`the preview of ${short(action)} says ${said} for ${label}, in ${xs.length} trials it is ${mean(xs)}`)
  }
}

const CLOSER = 16

/** Where the dice can be counted only what is hidden varies: a card in thirty would be missed once in a million. */
const EXACT = { few: 20, many: 450, leaves: 200 }

const column = (rows: readonly Figures[], i: number): number[] => rows.map((row) => row[i] as number)

/** Whether it is always the same, and not what was said. */
function isConstantly(xs: readonly number[], said: number): boolean {
  return xs.every((x) => Math.abs(x - (xs[0] as number)) < NEAR) && Math.abs(said - (xs[0] as number)) > 10 * NEAR
}

interface Trial {
  /** Whether the dice are counted, not thrown. */
  readonly exact: boolean
  readonly run: () => Figures
}

/** What comes of the action, each time in another state that the seat can imagine. */
function trialOf<T extends GameTypes>(step: Step<T>, seat: T['Seat'], action: T['Action'], preview: Preview<T>): Trial {
  const { game } = step
  const chance = step.chance(`trials/${seat}`)
  const thrown = (state: T['State']): Figures => figures(follow(game, state, seat, action, chance), preview)
  const count = (state: T['State']): Leaf<Figures>[] | null =>
    explore((dice) => figures(follow(game, game.clone(state), seat, action, dice), preview), EXACT.leaves)
  const exact = count(imagined(step, seat, chance)) !== null
  const run = (): Figures => {
    const state = imagined(step, seat, chance)
    const leaves = exact ? count(state) : null
    return leaves ? averages(leaves) : thrown(state)
  }
  return { exact, run }
}

function averages(leaves: readonly Leaf<Figures>[]): Figures {
  const width = leaves[0]?.value.length ?? 0
  return Array.from({ length: width }, (_, i) => leaves.reduce((sum, l) => sum + l.weight * (l.value[i] as number), 0))
}

/** The lines of a preview in the order of `figures`. */
function lines<T extends GameTypes>(preview: Preview<T>): { readonly label: string; readonly said: number }[] {
  return [
    ...preview.odds.map((o) => ({ label: `${o.label.key} (${short(o.when)})`, said: o.chance })),
    ...preview.expected.map((e) => ({ label: `${e.label.key} (${short(e.when)})`, said: e.mean })),
  ]
}
