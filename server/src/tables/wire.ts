// What happened, as it goes over the line: light, since the far end works out the rest.
import { consentLimit, copy, diff, type GameTypes, type Match, standingOrdersOf } from '@muster/engine'
import type { Down, WireDeed } from '@muster/protocol'
import { endedOf, passageOf, type Session, type Step, type Teller, wordlessSteps } from '@muster/table'

type AnyMatch = Match<GameTypes>

/** The steps of each entry together. */
function dealt(steps: readonly Step[]): WireDeed[] {
  const deeds: WireDeed[] = []
  let deed: WireDeed | undefined
  for (const { entry, by, event, change } of steps) {
    if (deed?.entry !== entry) {
      deed = { entry, by, parts: [] }
      deeds.push(deed)
    }
    // What is undefined is left out of JSON.
    deed.parts.push({ event: event.type === 'unseen' ? undefined : event, change })
  }
  return deeds
}

/** All that happened since the first `since` entries: what was taken back first, then what was done. */
export function deedsSince({ game, walk }: AnyMatch, viewer: string, since: number): WireDeed[] {
  const { from, undone } = takenBack(walk, since)
  const [steps = []] = wordlessSteps(game, passageOf(walk, from), [viewer])
  if (undone === null) return dealt(steps)
  const change = diff(copy(game.view(walk.at(since), viewer)), copy(game.view(walk.at(from), viewer)))
  const by = walk.entry(undone)?.by ?? null
  return [{ entry: undone, by, undo: from, parts: change ? [{ change }] : [] }, ...dealt(steps)]
}

/** How far back it was taken since then, and the entry that did. */
function takenBack(walk: AnyMatch['walk'], since: number): { from: number; undone: number | null } {
  let from = since
  let undone: number | null = null
  for (const [i, entry] of walk.entriesFrom(since).entries()) {
    if (!('undo' in entry) || entry.undo >= from) continue
    from = entry.undo
    undone = since + i
  }
  return { from, undone }
}

/** What the far end cannot work out from a view. */
function besideOf({ host, viewer }: Session) {
  const { match, ease } = host
  const seated = match.record.seats.some((s) => s.seat === viewer)
  const limit = seated ? (ease.barrier(viewer) ?? FREE) : null
  const ended = endedOf(match)
  return {
    undo: limit ?? NOTHING_TO_UNDO,
    agreeable: seated && !ended && consentLimit(match, viewer) !== null,
    standing: seated ? standingOrdersOf(match, viewer) : NO_ORDERS,
    answered: ease.answersFor(viewer),
    ended,
  }
}

const FREE = { ok: true as const }
const NO_ORDERS = {}
const NOTHING_TO_UNDO = { ok: false as const, rule: null, why: { key: 'refusal.nothingToUndo' } }

type Beside = ReturnType<typeof besideOf>

const BESIDE = ['undo', 'agreeable', 'standing', 'answered', 'ended'] as const satisfies (keyof Beside)[]

const texts = new WeakMap<object, string>()

/** As text; of what is the same object again and again, as most refusals are, the same text. */
function texted(value: Beside[keyof Beside]): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** Where a teller's words go. */
interface Mouth {
  send(message: Down): void
  sendText(text: string): void
}

/** Those who are told the same get the same list of steps, one after another: it is put into text once. */
let latest: { readonly steps: readonly Step[]; readonly text: string } | null = null

function textOf(steps: readonly Step[]): string {
  if (latest?.steps !== steps) latest = { steps, text: JSON.stringify(dealt(steps)) }
  return latest.text
}

/** Tells one line what happens, and remembers what it knows. */
export class WireTeller implements Teller {
  private readonly mouth: Mouth
  private viewer: string | null
  private told: number | null
  private beside: Beside | null = null

  constructor(mouth: Mouth, viewer: string | null, told: number | null) {
    this.mouth = mouth
    this.viewer = viewer
    this.told = told
  }

  /** The far end knows nothing for certain. */
  forget(): void {
    this.told = null
    this.beside = null
  }

  all(session: Session): void {
    const { host, viewer } = session
    const { match } = host
    const since = this.viewer === viewer ? this.told : null
    if (since === null || since > match.walk.count) this.whole(session)
    else this.ready(session, JSON.stringify(deedsSince(match, viewer, since)))()
  }

  steps(session: Session, steps: readonly Step[]): () => void {
    return this.ready(session, textOf(steps))
  }

  private whole(session: Session): void {
    const { host, viewer } = session
    const { match } = host
    const count = match.walk.count
    const beside = besideOf(session)
    this.note(viewer, count, beside)
    this.mouth.send({
      type: 'sight',
      count,
      viewer,
      view: match.game.view(match.state, viewer),
      ...beside,
      ...host.beside(),
    } as Down)
  }

  /** A message of type `steps`, whose deeds are text already; what is given sends it. */
  private ready(session: Session, deeds: string): () => void {
    const { host, viewer } = session
    const count = host.match.walk.count
    const { clocks } = host.beside()
    const running = clocks.turn !== null || clocks.match !== null ? `,"clocks":${JSON.stringify(clocks)}` : ''
    const beside = besideOf(session)
    const changed = this.changed(beside)
    const text = `{"type":"steps","count":${count},"viewer":"${viewer}"${changed}${running},"deeds":${deeds}}`
    return () => {
      this.note(viewer, count, beside)
      this.mouth.sendText(text)
    }
  }

  private note(viewer: string, count: number, beside: Beside): void {
    this.viewer = viewer
    this.told = count
    this.beside = beside
  }

  /** Only what is not as it was told last, as text. */
  private changed(beside: Beside): string {
    const before = this.beside
    let out = ''
    for (const key of BESIDE) {
      const value = beside[key]
      if (before && value === before[key]) continue
      const text = texted(value)
      if (!before || text !== texted(before[key])) out += `,"${key}":${text}`
    }
    return out
  }
}
