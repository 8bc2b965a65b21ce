// What the page shows of a table right now: plays the events one by one, and keeps what is selected and considered.
import { diff, type GameTypes, type Message, type Piece, type Preview, patch, type Refusal, say } from '@muster/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Die, Face, Playing } from '../face.ts'
import { pace, useSettings } from '../settings.ts'
import type { Considered, Press } from './choice.ts'
import { mostMeant, onlyPiece, openOffers, readyPieces } from './choice.ts'
import { play as playSound } from './sound.ts'
import type { Action, Line, News, Offer, Sight, Step, Table, View } from './table.ts'

export interface Spoken {
  readonly id: number
  readonly message: Message
}

export interface Show {
  readonly sight: Sight | null
  /** What is drawn; behind `sight.view` while events are being played. */
  readonly view: View
  readonly playing: Playing | null
  readonly queue: readonly Step[]
  readonly diary: readonly Line[]
  readonly dice: readonly Die[]
  readonly coveredFor: string | null
  readonly recapping: boolean
  readonly thinking: string | null
  readonly stopped: boolean
  readonly failed: string | null
  readonly selected: Piece | null
  readonly looked: Piece | null
  readonly considered: Considered | null
  /** Several things could be meant. */
  readonly asking: {
    readonly press: Press
    readonly offers: readonly Offer[]
    readonly pieces: readonly Piece[]
  } | null
  readonly refused: { readonly press: Press; readonly refusal: Refusal } | null
  readonly previews: ReadonlyMap<Offer, Preview<GameTypes>>
  readonly lit: ReadonlySet<number>
  /** A moment of the diary looked at again. */
  readonly past: { readonly entry: number; readonly view: View } | null
  readonly spoken: Spoken | null
}

export interface Shower {
  readonly store: StoreApi<Show>
  readonly table: Table
  /** Something was pressed; where several things lie under the finger, the first that means something counts. */
  press(...presses: readonly Press[]): void
  select(piece: Piece | null): void
  look(piece: Piece | null): void
  consider(offer: Offer): void
  /** Does what is considered, or the offer given. */
  confirm(offer?: Offer): void
  forget(): void
  undo(): void
  skip(): void
  /** Shows the next thing that was missed. */
  nextMissed(): void
  light(places: readonly number[]): void
  lookBack(entry: number | null): void
  speak(message: Message): void
  /** Stops listening to the table, which stays open. */
  hush(): void
}

const FIRST: Show = {
  sight: null,
  view: null,
  playing: null,
  queue: [],
  diary: [],
  dice: [],
  coveredFor: null,
  recapping: false,
  thinking: null,
  stopped: false,
  failed: null,
  selected: null,
  looked: null,
  considered: null,
  asking: null,
  refused: null,
  previews: new Map(),
  lit: new Set(),
  past: null,
  spoken: null,
}

const IDLE = { selected: null, considered: null, asking: null, refused: null, lit: new Set<number>(), past: null }
/** Odds are asked for as many offers as one can take in. */
const PREVIEWED = 80

export function shower(table: Table, face: Face): Shower {
  const store = createStore<Show>(() => FIRST)
  const { getState: now, setState: set } = store
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = 0
  /** An action is on its way: until it is answered nothing else is meant. */
  let acting = false
  /** How many more told events of a recap may be shown. */
  let allowed = 0

  const speak = (message: Message): void => {
    last++
    set({ spoken: { id: last, message } })
  }

  const offers = (): readonly Offer[] => (now().queue.length > 0 || now().playing ? [] : (now().sight?.offers ?? []))

  // -- playing what happened

  const playNext = (): void => {
    if (timer !== null) return
    const [step] = now().queue
    if (!step) {
      settle()
      return
    }
    if (now().recapping && allowed === 0) return
    if (step.told) allowed = Math.max(0, allowed - 1)
    const hint = face.hint(step.event, now().view)
    const ms = hint.ms * pace(useSettings.getState().speed)
    if (hint.dice && hint.dice.length > 0) set({ dice: hint.dice })
    if (ms <= 0) {
      apply(step)
      playNext()
      return
    }
    if (hint.sound) playSound(hint.sound)
    last++
    set({ playing: { id: last, event: step.event, after: patch(now().view, step.change), ms } })
    timer = setTimeout(() => {
      timer = null
      apply(step)
      playNext()
    }, ms)
  }

  const apply = (step: Step): void => {
    const { view, queue, diary, recapping } = now()
    const { told, ...line } = step
    const lines = told && !recapping ? [...diary, { ...line, told }] : diary
    set({ view: patch(view, step.change), queue: queue.slice(1), diary: lines, playing: null })
    if (told) speak(told)
  }

  /** Everything has been shown: the view is exactly what the table says it is. */
  const settle = (): void => {
    const { sight, view } = now()
    if (!sight) return
    set({ view: patch(view, diff(view, sight.view)), playing: null, recapping: false })
    table.shown(sight.count)
    if (now().selected === null) set({ selected: onlyPiece(offers().filter((o) => !face.closes(o.action))) })
    fetchPreviews()
  }

  const skip = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    while (now().queue[0]) apply(now().queue[0] as Step)
    settle()
  }

  // -- news of the table

  const hear = (news: News): void => {
    if (news.type === 'sight') {
      if (timer !== null) clearTimeout(timer)
      timer = null
      const { sight, diary, recap } = news
      const start = recap ? recap.view : sight.view
      const view = now().view === null ? start : patch(now().view, diff(now().view, start))
      const queue = recap?.steps ?? []
      set({ ...IDLE, sight, diary, queue, view, playing: null, previews: new Map(), coveredFor: null })
      set({ recapping: queue.length > 0 })
      allowed = 0
      playNext()
    } else if (news.type === 'steps') {
      const { selected, past, sight } = now()
      const kept =
        sight?.viewer === news.sight.viewer && selected !== null && readyPieces(news.sight.offers).has(selected)
      const queue = [...now().queue, ...news.steps]
      set({ ...IDLE, past, selected: kept ? selected : null, sight: news.sight, queue, previews: new Map() })
      playNext()
    } else if (news.type === 'handOver') {
      skip()
      set({ ...FIRST, coveredFor: news.to })
    } else if (news.type === 'thinking') set({ thinking: news.seat, stopped: news.stopped })
    else if (news.type === 'elsewhere') speak({ key: 'elsewhere.text' })
    else set({ failed: news.message })
  }
  const forgetNews = table.subscribe(hear)

  // -- choosing

  const fetchPreviews = (): void => {
    const { selected, previews, sight } = now()
    const wanted = openOffers(offers(), selected).filter((o) => !previews.has(o))
    if (wanted.length === 0 || wanted.length > PREVIEWED) return
    void table.previews(wanted.map((o) => o.action)).then((found) => {
      if (now().sight !== sight) return
      const known = new Map(now().previews)
      wanted.forEach((offer, i) => {
        const preview = found[i]
        if (preview) known.set(offer, preview)
      })
      const { considered } = now()
      const again = considered && { offer: considered.offer, preview: known.get(considered.offer) ?? null }
      set({ previews: known, considered: again })
    })
  }

  const select = (piece: Piece | null): void => {
    set({ ...IDLE, selected: piece, looked: piece })
    fetchPreviews()
  }

  const previewOf = async (offer: Offer): Promise<Preview<GameTypes> | null> => {
    const known = now().previews.get(offer)
    if (known) return known
    return (await table.previews([offer.action]))[0] ?? null
  }

  /** Whoever ends a turn while pieces could still act is told, unless the game says it in its own words. */
  const warned = (offer: Offer, preview: Preview<GameTypes> | null): Preview<GameTypes> | null => {
    const { sight } = now()
    const count = readyPieces(offers()).size
    if (!preview || !sight || !face.closes(offer.action) || (sight.turn !== null && sight.turn !== sight.viewer))
      return preview
    if (count === 0 || preview.warnings.length > 0 || preview.odds.length > 0) return preview
    return { ...preview, warnings: [say('table.canStillAct', { count })] }
  }

  /** One press does what can be taken back; what rolls dice or deserves a warning is shown first. */
  const choose = async (offer: Offer): Promise<void> => {
    const { sight } = now()
    const again = now().considered?.offer === offer
    const preview = warned(offer, await previewOf(offer))
    if (now().sight !== sight) return
    const { confirm } = useSettings.getState()
    const grave = preview !== null && (preview.odds.length > 0 || preview.warnings.length > 0)
    if (again || confirm === 'never' || (confirm === 'chances' && !grave)) return act(offer)
    set({ considered: { offer, preview }, asking: null, refused: null })
  }

  const act = async (offer: Offer): Promise<void> => {
    const { sight } = now()
    if (!sight || acting) return
    set({ considered: null, asking: null, refused: null })
    acting = true
    const done = await table.act(offer.action, sight.count).finally(() => {
      acting = false
    })
    if (!done.ok) refuse({ piece: offer.aim.piece ?? null, place: offer.aim.place ?? null, here: [] }, done)
  }

  const refuse = (press: Press, refusal: Refusal): void => {
    set({ refused: { press, refusal }, considered: null, asking: null })
    speak(refusal.why)
  }

  const judge = async (press: Press): Promise<void> => {
    const { view, sight, selected } = now()
    if (!sight || sight.ended) return
    const target = press.piece ?? press.here[0] ?? null
    const aim = { piece: selected, place: press.place, target }
    const attempts: readonly Action[] = face.attempts(view, sight.viewer, aim)
    const refusal = attempts.length > 0 ? await table.judge(attempts) : null
    if (refusal && now().sight === sight) refuse(press, refusal)
    else if (selected !== null) select(null)
  }

  return {
    store,
    table,
    speak,
    skip,
    nextMissed() {
      allowed = 1
      playNext()
    },
    select,
    look: (piece) => set({ looked: piece }),
    press(...presses) {
      if (now().past) set({ past: null })
      if (acting) return
      if (now().queue.length > 0) return skip()
      const { selected } = now()
      const { press, meant } = mostMeant(offers(), selected, presses)
      if (press.piece !== null || press.here.length > 0) set({ looked: press.piece ?? press.here[0] ?? null })
      if (meant.type === 'select') select(meant.piece)
      else if (meant.type === 'release') select(null)
      else if (meant.type === 'choose') void choose(meant.offer)
      else if (meant.type === 'ask') set({ asking: { press, ...meant }, considered: null, refused: null })
      else void judge(press)
    },
    consider: (offer) => void choose(offer),
    confirm(offer) {
      const meant = offer ?? now().considered?.offer
      if (meant) void act(meant)
    },
    forget() {
      const { considered, asking, refused } = now()
      if (considered || asking || refused) set({ considered: null, asking: null, refused: null })
      else select(null)
    },
    undo() {
      void table.undo().then((done) => {
        if (!done.ok) refuse({ piece: null, place: null, here: [] }, done)
      })
    },
    light: (places) => set({ lit: new Set(places) }),
    lookBack(entry) {
      if (entry === null) return set({ past: null })
      skip()
      void table.moment(entry + 1).then((view) => set({ past: { entry, view } }))
    },
    hush() {
      if (timer !== null) clearTimeout(timer)
      forgetNews()
    },
  }
}
