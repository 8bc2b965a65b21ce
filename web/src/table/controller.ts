// Shows a table: hears its news, plays them, and passes on what is chosen.
import { diff, type Message, type Piece, patch } from '@muster/engine'
import type { News, Offer, Sight, Table } from '@muster/table'
import { createStore } from 'zustand/vanilla'
import type { Face } from '../face.ts'
import { mostMeant, onlyPiece, type Press, readyPieces } from './choice.ts'
import { choosing } from './choosing.ts'
import { film as filmOf } from './film.ts'
import { FIRST, IDLE, openNow, type Show, type ShowStore } from './show.ts'

export interface Controller {
  readonly store: ShowStore
  readonly table: Table
  /** Something was pressed; where several things lie under the finger, the first that means something counts. */
  press(...presses: readonly Press[]): void
  /** The pointer or the keyboard is there: what a press would do is shown. */
  point(...presses: readonly Press[]): void
  /** The pointer or the keyboard is at a button, or has left it. */
  pointAt(offer: Offer | null): void
  select(piece: Piece | null): void
  look(piece: Piece | null): void
  consider(offer: Offer): void
  /** Does what is considered. */
  confirm(): void
  forget(): void
  undo(): void
  /** It was heard that a proposal was declined. */
  heard(): void
  /** Everybody has agreed to take the last decision back. */
  takeBack(): void
  skip(): void
  /** Shows the next thing that was missed. */
  nextMissed(): void
  light(places: readonly number[]): void
  /** Shows the moment after an entry, or the present. Until then nothing of the present can be done. */
  lookBack(entry: number | null): void
  speak(message: Message): void
  /** Stops listening to the table, which stays open. */
  hush(): void
}

export function controller(table: Table, face: Face): Controller {
  const store: ShowStore = createStore<Show>(() => FIRST)
  const { getState: now, setState: set } = store
  let said = 0
  /** How often another moment was wanted: one that comes too late is not shown. */
  let looks = 0

  const speak = (message: Message): void => {
    said++
    set({ spoken: { id: said, message } })
  }
  const choice = choosing({ store, table, face, speak })
  const film = filmOf({ store, face, speak, settled })

  function settled(): void {
    table.shown(now().sight?.count ?? 0)
    ready()
  }

  /** What can be done now can be pressed, and is previewed. */
  const ready = (): void => {
    if (now().selected === null) set({ selected: onlyPiece(openNow(now()).filter((o) => !face.game.closes(o.action))) })
    choice.fetchPreviews()
  }

  /** Back from a moment of the past; whether one was looked at. */
  const present = (): boolean => {
    looks++
    if (!now().past) return false
    set({ past: null })
    ready()
    return true
  }

  const showAnew = ({ sight, diary, recap }: Extract<News, { type: 'sight' }>): void => {
    film.stop()
    looks++
    const start = recap ? recap.view : sight.view
    const view = now().view === null ? start : patch(now().view, diff(now().view, start))
    const queue = recap?.steps ?? []
    const recapping = queue.length > 0
    const fresh = { playing: null, previews: new Map(), coveredFor: null, known: sight.count }
    set({ ...IDLE, ...fresh, sight, diary, queue, view, recapping })
    film.go()
  }

  const goOn = (news: Extract<News, { type: 'steps' }>): void => {
    const { selected, sight } = now()
    const own = news.steps.some((step) => step.by === news.sight.viewer)
    if (own) looks++
    const past = own ? null : now().past
    const kept =
      sight?.viewer === news.sight.viewer && selected !== null && readyPieces(news.sight.offers).has(selected)
    const queue = [...now().queue, ...news.steps]
    set({ ...IDLE, past, selected: kept ? selected : null, sight: news.sight, queue, previews: new Map() })
    film.go()
  }

  /** Something beside the match has changed. */
  const beside = (changed: Partial<Sight>): void => {
    const { sight } = now()
    if (sight) set({ sight: { ...sight, ...changed } })
  }

  const forgetNews = table.subscribe((news) => {
    if (news.type === 'sight') showAnew(news)
    else if (news.type === 'steps') goOn(news)
    else if (news.type === 'handOver') {
      film.skip()
      set({ ...FIRST, coveredFor: news.to })
    } else if (news.type === 'thinking') set({ thinking: news.seat, stopped: news.stopped, thinkingMost: news.most })
    else if (news.type === 'clocks') beside({ clocks: news.clocks })
    else if (news.type === 'proposal') {
      beside({ proposal: news.proposal })
      if (news.declined !== null) set({ declined: news.declined })
    } else if (news.type === 'elsewhere') speak({ key: 'elsewhere.text' })
    else if (news.type === 'gone') set({ gone: true })
    else set({ failed: news.message })
  })

  return {
    store,
    table,
    speak,
    skip: film.skip,
    nextMissed: film.nextMissed,
    select(piece) {
      present()
      choice.select(piece)
    },
    look: (piece) => set({ looked: piece }),
    press(...presses) {
      if (present() || choice.busy()) return
      if (now().queue.length > 0) film.skip()
      else choice.press(presses)
    },
    point(...presses) {
      const { meant } = mostMeant(openNow(now()), now().selected, presses)
      choice.point(meant.type === 'choose' ? meant.offer : null)
    },
    pointAt: choice.point,
    consider(offer) {
      if (!present() && openNow(now()).includes(offer)) void choice.choose(offer)
    },
    confirm() {
      const offer = now().considered?.offer
      if (offer && !present() && openNow(now()).includes(offer)) void choice.act(offer)
    },
    forget() {
      if (present()) return
      const { considered, asking, refused } = now()
      if (considered || asking || refused) set({ considered: null, pointed: null, asking: null, refused: null })
      else choice.select(null)
    },
    undo() {
      void table.undo().then((done) => {
        if (!done.ok) choice.refuse({ piece: null, place: null, here: [] }, done, now().sight?.agreeable)
      })
    },
    heard: () => set({ declined: null }),
    takeBack() {
      set({ refused: null })
      void table.propose('undo')
    },
    light: (places) => set({ lit: new Set(places) }),
    lookBack(entry) {
      if (entry === null) return void present()
      film.skip()
      const look = ++looks
      void table.moment(entry + 1).then((view) => {
        if (look === looks) set({ past: { entry, view }, considered: null, pointed: null, asking: null, refused: null })
      })
    },
    hush() {
      film.stop()
      forgetNews()
    },
  }
}
