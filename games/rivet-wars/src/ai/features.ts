// What counts in a position, for one side
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import { isCaptor, victoryPoints } from '../rules/M-missions.ts'
import { secretPoints } from '../rules/S-secrets.ts'
import { SIDES, type State } from '../state.ts'
import { fireHere, type Outlook, outlooks } from './outlook.ts'
import type { Row, Scene } from './scene.ts'
import { blow } from './shots.ts'
import { worthLeft } from './worth.ts'

export const FEATURES = [
  /** Points as a share of those that win; the square: the last ones count more. */
  'points',
  'pointsSquared',
  /** Points that the end of its next turn brings if nothing changes, as a share; and whether they win. */
  'due',
  'wins',
  /** Objectives: with its flag, with its unit. */
  'flags',
  'held',
  /** Worth on the battlefield by type, in deployment points. */
  'infantry',
  'cavalry',
  'support',
  'tank',
  'bounty',
  /** Infantry one, two and three or four steps from an objective it does not hold. */
  'oneAway',
  'twoAway',
  'nearby',
  /** How far its units have come, as a share of the battlefield. */
  'advance',
  /** What its weapons may take now: when its combat comes first, and when the rival's does. */
  'menace',
  'menaceLater',
  /** What clouds may take from it. */
  'gassed',
  'rivets',
  'cards',
  'secrets',
  /** Deployment points a turn, and those in hand. */
  'supply',
  'unspent',
  'tempo',
  'lastWord',
  /** What the mission gives of itself: points a round, as a share of those that win, and deployment points' worth of drops. */
  'income',
  'drops',
] as const

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<(typeof FEATURES)[number], number>

type Counts = Float64Array

const WIDTH = FEATURES.length

/** Counts them for both sides. */
export function count(b: Book, s: State, into: Counts): void {
  for (let i = 2 * WIDTH - 1; i >= 0; i--) into[i] = 0
  const both = outlooks(b, s, tablesOf(s.field))
  const { scene } = both[0]
  const ground = isCaptor(b, s, 'allies') || isCaptor(b, s, 'blight')
  const firing = (s.turn === 'allies') === isBeforeFire(s) ? 0 : 1
  for (let n = 0; n < SIDES.length; n++) {
    const from = n * WIDTH
    countPoints(b, s, scene, n, into, from)
    if (ground) countGround(s, scene, n, into, from)
    countUnits(both[n] as Outlook, n, n === firing ? AT.menace : AT.menaceLater, into, from)
  }
  for (let i = 0; i < s.clouds.length; i++) countGas(s, scene, must(s.clouds[i]), into)
}

const add = (into: Counts, at: number, by: number): void => {
  into[at] = (into[at] as number) + by
}

/** Whether the side whose turn it is still comes to fire in it. */
const isBeforeFire = (s: State): boolean => s.phase !== 'movement' && s.phase !== 'rearrange'

function countPoints(b: Book, s: State, scene: Scene, n: number, c: Counts, o: number): void {
  const side = n === 0 ? 'allies' : 'blight'
  const army = n === 0 ? s.armies.allies : s.armies.blight
  const { points, special } = b.mission(s)
  const goal = victoryPoints(b, s, side)
  const share = army.points / goal
  const due = dueTo(b, s, scene, n)
  c[o + AT.points] = share
  c[o + AT.pointsSquared] = share * share
  c[o + AT.due] = due / goal
  c[o + AT.wins] = army.points + due >= goal ? 1 : 0
  c[o + AT.rivets] = Math.min(army.rivets, 4)
  c[o + AT.cards] = army.hand.length
  c[o + AT.secrets] = army.secrets.length
  c[o + AT.supply] = (n === 0 ? points.allies : points.blight) / 4
  c[o + AT.unspent] = s.turn === side && s.phase === 'deployment' ? s.supply.points + s.supply.infantry : 0
  c[o + AT.tempo] = s.turn === side ? 1 : 0
  c[o + AT.lastWord] = s.starter === side ? 0 : 1
  c[o + AT.income] = (special.roundPoints?.[side] ?? 0) / goal
  c[o + AT.drops] = special.drop?.side === side ? special.drop.count / 4 : 0
}

/** What its next wrap-up scores as things stand. */
function dueTo(b: Book, s: State, { holders }: Scene, n: number): number {
  const side = must(SIDES[n])
  const { objectives } = s.field
  let due = 0
  if (isCaptor(b, s, side))
    for (let i = 0; i < objectives.length; i++) if (s.flags[i] === side || holders[objectives[i] as number] === n) due++
  if (s.turn !== side) return due
  const { secrets } = n === 0 ? s.armies.allies : s.armies.blight
  for (let i = 0; i < secrets.length; i++) due += secretPoints(b, s, must(secrets[i]))
  return due
}

function countGround(s: State, { holders }: Scene, n: number, c: Counts, o: number): void {
  const { objectives } = s.field
  for (let i = 0; i < objectives.length; i++) {
    if (s.flags[i] === SIDES[n]) add(c, o + AT.flags, 1)
    if (holders[objectives[i] as number] === n) add(c, o + AT.held, 1)
  }
}

/** What units add of themselves, by their number: kept as long as the scene says so. */
interface Figures {
  readonly scene: Scene
  /** The feature of its type, and that of its way to the next objective, 0 for none. */
  readonly type: Uint8Array
  readonly way: Uint8Array
  readonly worth: Float64Array
  readonly bounty: Float64Array
  readonly advance: Float64Array
  /** Since when ways hold. */
  turned: number
  /** The features of all units of a side, and what their weapons may take. */
  readonly sums: readonly [Float64Array, Float64Array]
  readonly menace: Float64Array
}

let latest: Figures | null = null

function figuresOf(scene: Scene): Figures {
  if (latest?.scene === scene) return latest
  const numbers = (many: number): Float64Array => new Float64Array(many)
  latest = {
    scene,
    type: new Uint8Array(scene.room),
    way: new Uint8Array(scene.room),
    worth: numbers(scene.room),
    bounty: numbers(scene.room),
    advance: numbers(scene.room),
    turned: scene.turned,
    sums: [numbers(WIDTH), numbers(WIDTH)],
    menace: numbers(2),
  }
  scene.isSummed.fill(0)
  scene.isCounted.fill(0)
  return latest
}

function countUnits(o: Outlook, n: number, menaced: number, into: Counts, from: number): void {
  const { isSummed } = o.scene
  const f = figuresOf(o.scene)
  if (f.turned !== o.scene.turned) turn(f)
  if (isSummed[n] === 0) sumUnits(f, o, n)
  isSummed[n] = 1
  const sums = f.sums[n] as Float64Array
  for (let i = AT.infantry; i <= AT.advance; i++) into[from + i] = sums[i] as number
  into[from + menaced] = f.menace[n] as number
}

/** Ways lead elsewhere once an objective changes hands. */
function turn(f: Figures): void {
  f.turned = f.scene.turned
  f.scene.isCounted.fill(0)
  f.scene.isSummed.fill(0)
}

function sumUnits(f: Figures, o: Outlook, n: number): void {
  const { type, way, worth, bounty, advance } = f
  const { isCounted, isKnown, fires, troops } = o.scene
  const sums = f.sums[n] as Float64Array
  const { of: ids, many } = troops[n] as Row
  let paid = 0
  let far = 0
  let menace = 0
  for (let i = AT.infantry; i <= AT.advance; i++) sums[i] = 0
  for (let i = 0; i < many; i++) {
    const id = ids[i] as number
    if (isCounted[id] === 0) figure(f, o.s, id, n)
    add(sums, type[id] as number, worth[id] as number)
    if (way[id] !== 0) add(sums, way[id] as number, 1)
    paid += bounty[id] as number
    far += advance[id] as number
    menace += isKnown[id] === 1 ? (fires[id] as number) : fireHere(o, id)
  }
  sums[AT.bounty] = paid
  sums[AT.advance] = far
  f.menace[n] = menace
}

const TYPE_AT = { infantry: AT.infantry, cavalry: AT.cavalry, support: AT.support, tank: AT.tank } as const

function figure(f: Figures, s: State, id: number, n: number): void {
  const { scene } = f
  const p = scene.profiles[id] as Profile
  const at = scene.at[id] as number
  scene.isCounted[id] = 1
  f.type[id] = p.infantry ? AT.infantry : TYPE_AT[p.type]
  f.way[id] = p.infantry ? wayFrom(s, scene, at, n) : 0
  f.worth[id] = worthLeft(scene.b, p, must(scene.units[id]).damage)
  f.bounty[id] = p.bounty
  f.advance[id] = advanceOf(s, at, n)
}

/** From 0 at its own edge to 1 at the rival's; the Allies come from the south. */
function advanceOf(s: State, at: number, n: number): number {
  const row = Math.floor(at / s.field.width) / Math.max(1, s.field.height - 1)
  return n === 0 ? 1 - row : row
}

/** Farther than this does not count. */
const FAR = 5

/** The feature of so many steps. */
const WAYS = [0, AT.oneAway, AT.twoAway, AT.nearby, AT.nearby, 0]

/** By the steps to the nearest objective that has no friend on it; nothing on one. */
function wayFrom(s: State, { t, holders }: Scene, from: number, n: number): number {
  let nearest = FAR
  for (const at of s.field.objectives) {
    if (at === from) return 0
    const steps = t.strides[from * t.size + at] as number
    if (steps < nearest && holders[at] !== n) nearest = steps
  }
  return WAYS[nearest] as number
}

/** What a cloud may take from each side before it is gone: where it is, or one grid further. */
function countGas(s: State, scene: Scene, cloud: State['clouds'][number], into: Counts): void {
  const { dice } = must(scene.b.unit(cloud.kind).attacks[cloud.line])
  const stays = s.turn === cloud.side && !isBeforeFire(s) ? 1 : 0.3
  const beside = must(scene.t.beside[cloud.at])
  for (let n = 0; n < SIDES.length; n++) {
    let sum = stays * gasOn(s, scene, n, dice, cloud.at)
    for (let i = 0; stays < 1 && i < beside.length; i++) sum += gasOn(s, scene, n, dice, beside[i] as number) / 8
    add(into, n * WIDTH + AT.gassed, sum)
  }
}

function gasOn(s: State, { b, sides, profiles }: Scene, n: number, dice: readonly number[], at: number): number {
  const stack = s.stacks[at] as readonly number[]
  let sum = 0
  for (let i = 0; i < stack.length; i++) {
    const id = stack[i] as number
    if (sides[id] === n && (profiles[id] as Profile).own.immuneToGas === 0)
      sum += blow(b, s, dice, 0, must(s.units[id]))
  }
  return sum
}
