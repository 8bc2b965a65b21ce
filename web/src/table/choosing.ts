// From a press to a choice: what is selected, what it would do, what is done, and why not.
import type { Foresight, GameTypes, Message, Piece, Refusal } from '@muster/engine'
import type { Action, Offer, Table } from '@muster/table'
import type { Face } from '../face.ts'
import { useSettings } from '../settings.ts'
import { leftBy, type Meaning, type Press, type StillToAct, toAct } from './choice.ts'
import { type Helping, helping } from './helping.ts'
import { previewing } from './previewing.ts'
import { IDLE, isBusy, openNow, type Show, type ShowStore, UNSOUGHT } from './show.ts'
import { laysDown, meantBy, type Taking, taking } from './taking.ts'

export interface Choosing extends Pick<Helping, 'add' | 'comeBack'>, Pick<Taking, 'takeCard' | 'goOn' | 'made'> {
  select(piece: Piece | null): void
  press(presses: readonly Press[]): void
  /** Does it, or shows it first where that is due or wanted. */
  choose(offer: Offer, first?: 'do' | 'show'): Promise<void>
  /** Shows what a press would do, and forgets it with null. */
  point(offer: Offer | null): void
  act(offer: Offer): Promise<void>
  refuse(press: Press, refusal: Refusal, agreeable?: boolean): void
  fetchPreviews(): void
  /** An action is on its way: until it is answered nothing else is meant. */
  busy(): boolean
  /** Its phase was ended a moment ago: a second press was meant for the button that has gone. */
  justClosed(): boolean
}

interface ChoosingParts {
  readonly store: ShowStore
  readonly table: Table
  readonly face: Face
  readonly speak: (message: Message) => void
}

/** Several things could be meant: each is told with what it would do. */
const asking =
  (set: ShowStore['setState'], fetchPreviews: () => void) =>
  (press: Press, meant: Extract<Meaning, { type: 'ask' }>): void => {
    set({ asking: { press, ...meant }, considered: null, refused: null })
    fetchPreviews()
  }

export function choosing({ store, table, face, speak }: ChoosingParts): Choosing {
  const { getState: now, setState: set } = store
  let [acting, closed] = [false, Number.NEGATIVE_INFINITY]
  const { fetchPreviews, previewOf, point } = previewing(store, table, face.game.closes)

  const select = (piece: Piece | null): void => {
    set({ ...IDLE, selected: piece, looked: piece, thrown: null, rolled: null, stays: false })
    fetchPreviews()
  }

  const choose = async (offer: Offer, first: 'do' | 'show' = 'do'): Promise<void> => {
    const { sight, pointed, considered } = now()
    const again = considered?.offer === offer && !face.game.closes(offer.action)
    const preview = warned(now(), face, offer, await previewOf(offer))
    if (now().sight !== sight) return
    const lays = laysDown(face, offer, preview?.undo.ok ?? true)
    const deed = { lays, pointed: pointed?.offer === offer, idle: isAllDone(face, now(), offer) }
    if (first === 'do' && (again || isDoneAtOnce(preview, deed))) return act(offer, preview)
    set({ ...UNSOUGHT, considered: { offer, preview }, asking: null, refused: null })
    helps.find({ offer, preview })
  }

  const act = async (offer: Offer, preview: Preview = null): Promise<void> => {
    const { sight } = now()
    if (!sight || acting) return
    const foretold = foretoldBy(face, now(), offer, preview)
    set({ ...LEFT, ...doneBy(face, now(), offer) })
    acting = true
    if (face.game.closes(offer.action)) closed = performance.now()
    taken.began(offer)
    const done = await table.act(offer.action, sight.count).finally(() => {
      acting = false
    })
    if (!done.ok) refuse({ piece: offer.aim.piece ?? null, place: offer.aim.place ?? null, here: [] }, done)
    else if (foretold) set({ rolled: foretold })
  }

  const refuse = (press: Press, refusal: Refusal, agreeable = false): void => {
    set({ refused: { press, refusal, agreeable }, considered: null, asking: null })
    speak(refusal.why)
  }

  const judge = judging({ store, table, face, speak }, { select, refuse })
  const press = (presses: readonly Press[]): void => {
    set({ ...UNSOUGHT, rolled: null })
    const { press, meant } = meantBy(store, face, presses)
    if (press.piece !== null || press.here.length > 0) set({ looked: press.piece ?? press.here[0] ?? null })
    const picked = pickedUp(face, now(), meant)
    if (picked !== null) select(picked)
    else if (meant.type === 'keep') set({ considered: null, asking: null, refused: null, stays: false })
    else if (meant.type === 'choose') void choose(meant.offer)
    else if (meant.type === 'ask') asking(set, fetchPreviews)(press, meant)
    else if (meant.type === 'refuse' && !sawReach(store, face, press)) void judge(press)
  }

  const helps = helping({ store, table, face }, { choose, act })
  const taken = taking(store, face, { select, choose })
  const parts = { select, press, choose, point, act, refuse, fetchPreviews }
  return { ...helps, ...taken, ...parts, busy: () => acting, justClosed: () => isHabit(closed) }
}

/** Milliseconds within which a second press is a habit. */
const HABIT = 700
const isHabit = (since: number): boolean => performance.now() - since < HABIT

/** Says why what was pressed cannot be done; where nothing was meant, what is in hand is put down. */
function judging(
  { store, table, face, speak }: ChoosingParts,
  { select, refuse }: Pick<Choosing, 'select' | 'refuse'>,
): (press: Press) => Promise<void> {
  return async (press) => {
    const { sight, selected } = store.getState()
    if (!sight || sight.ended) return
    const { refusal, idle } = await whyNot(table, face, store.getState(), press)
    if (refusal && store.getState().sight === sight) {
      if (idle) store.setState({ selected: null })
      refuse(press, refusal)
    } else if (selected !== null) {
      select(null)
      // Whoever was pressed is looked at all the same.
      store.setState({ looked: press.piece ?? press.here[0] ?? null })
    } else tell(store, face, press, speak)
  }
}

/** Where nothing was meant, what lies there answers for itself. */
function tell({ getState, setState }: ShowStore, face: Face, { place }: Press, speak: ChoosingParts['speak']): void {
  const told = place === null ? null : (face.tells?.(getState().view, place) ?? null)
  if (!told) return
  setState({ answered: told })
  speak(told)
}

interface Why {
  readonly refusal: Refusal | null
  /** One's own piece was asked for, whatever is in hand: then it answers for itself. */
  readonly idle: boolean
}

async function whyNot(table: Table, face: Face, { view, sight, selected }: Show, press: Press): Promise<Why> {
  const target = press.piece ?? press.here[0] ?? null
  const idle = target !== null && target !== selected ? await table.idle(target) : null
  if (idle) return { refusal: idle, idle: true }
  const aim = { piece: selected, place: press.place, target }
  const attempts: readonly Action[] = face.attempts(view, sight?.viewer ?? 'spectator', aim)
  return { refusal: attempts.length > 0 ? await table.judge(attempts) : null, idle: false }
}

/** What is lit of how far a piece could go, where no order of its own is meant. */
export function reachOf(face: Pick<Face, 'reaches'>, show: Show, piece: Piece): Pick<Show, 'sought' | 'lit'> | null {
  const places = isBusy(show) ? null : (face.reaches?.(show.view, piece) ?? null)
  return places && { sought: 'reach', lit: new Set(places) }
}

/** Before it is chosen who acts, a press on anybody only asks how far they get. */
function sawReach({ getState, setState }: ShowStore, face: Face, { piece, here }: Press): boolean {
  const target = piece ?? here[0] ?? null
  const reached = target === null ? null : reachOf(face, getState(), target)
  // Where it reaches nothing, why it cannot act says more.
  if (!reached || reached.lit.size === 0) return false
  setState({ refused: null, asking: null, looked: target, ...reached })
  return true
}

type Preview = Foresight<GameTypes> | null

function pickedUp(face: Face, show: Show, meant: Meaning): Piece | null {
  if (meant.type === 'select') return meant.piece
  return meant.type === 'ask' ? onlyKind(face, show, meant) : null
}

/** Where all that could be meant looks the same and stands in the same place, the first will do. */
function onlyKind(face: Face, { view }: Show, { offers, pieces }: Pick<Asking, 'offers' | 'pieces'>): Piece | null {
  const all = face.pieces(view).filter((p) => pieces.includes(p.piece))
  const kinds = new Set(all.map(({ name, place }) => JSON.stringify([name, place])))
  return offers.length === 0 && kinds.size === 1 ? (pieces[0] ?? null) : null
}

const stillToAct = (face: Face, show: Show): StillToAct => toAct(openNow(show), face.pieces(show.view))

const isAllDone = (face: Face, show: Show, { action }: Offer): boolean =>
  face.game.closes(action) && stillToAct(face, show).count === 0

/** What is done is no longer weighed, and what was rolled before it was seen. */
const LEFT = { considered: null, asking: null, refused: null, thrown: null, rolled: null }

/** Who did what was done here last. */
const doneBy = (face: Face, { looked, sight, did }: Show, { aim, action }: Offer) => ({
  looked: aim.piece ?? looked,
  did: sight?.count ?? did,
  stays: !face.game.closes(action),
})

/** What was weighed and can still be taken back was done at one press: what to expect of it is told beside it. */
function foretoldBy(face: Face, { previews, sight, view }: Show, offer: Offer, known: Preview): Show['rolled'] {
  const preview = known ?? previews.get(offer)
  if (!preview?.undo.ok || !face.weighed?.(preview, offer.action, view)) return null
  return {
    entry: sight?.count ?? 0,
    lines: [offer.label, ...preview.notes],
    isForetold: true,
    piece: offer.aim.piece ?? null,
  }
}

type Asking = NonNullable<Show['asking']>

interface Deed {
  readonly pointed: boolean
  readonly idle: boolean
  readonly lays: boolean
}

/**
 * One press does what can be taken back. What rolls dice or deserves a warning is shown first, and so is what stays done
 * and no pointer has shown; a second press does it. What ends a phase is never confirmed so: the second press may be
 * half of a double click. Where nothing else can be done, the button of the moment is pressed once.
 */
function isDoneAtOnce(preview: Preview, { pointed, idle, lays }: Deed): boolean {
  const { confirm } = useSettings.getState()
  if (idle && confirm !== 'always' && preview?.warnings.length === 0) return true
  const rolls = preview !== null && !preview.undo.ok && preview.undo.why.key === 'refusal.undoChance'
  const grave = preview !== null && (lays || rolls || preview.odds.length > 0 || preview.warnings.length > 0)
  const unseen = !pointed && preview !== null && (preview.path.length > 1 || preview.notes.length > 0)
  return confirm === 'never' || (confirm === 'chances' && !grave && (!unseen || preview.undo.ok))
}

/** Whoever ends a turn while pieces could still act is told, unless the game says it in its own words. */
function warned(show: Show, face: Face, offer: Offer, preview: Preview): Preview {
  const { sight } = show
  if (!preview || !sight || !face.game.closes(offer.action) || (sight.turn !== null && sight.turn !== sight.viewer))
    return preview
  const still = stillToAct(face, show)
  if (still.count === 0 || preview.warnings.length > 0 || preview.odds.length > 0) return preview
  return { ...preview, warnings: [leftBy(still)] }
}
