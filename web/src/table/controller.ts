// Shows a table: hears its news, plays them, and passes on what is chosen.
import type { Message, Piece } from '@muster/engine'
import type { Done, Offer, Step, Table, View } from '@muster/table'
import { createStore } from 'zustand/vanilla'
import type { Face, Verb } from '../face.ts'
import { type Help, isFree, mostMeant, onlyPiece, type Press } from './choice.ts'
import { type Choosing, choosing, reachOf } from './choosing.ts'
import { counselling } from './counselling.ts'
import { type Film, film as filmOf } from './film.ts'
import { hearing } from './hearing.ts'
import { letting } from './letting.ts'
import { looking } from './looking.ts'
import { type PastMoments, pastMoments } from './past.ts'
import { rewound } from './rewind.ts'
import {
  FIRST,
  IDLE,
  isBusy,
  isDeciding,
  isSought,
  offersShown,
  openNow,
  type Show,
  type ShowStore,
  type Sought,
  UNSOUGHT,
} from './show.ts'
import type { Stretch } from './summary.ts'
import { restToldBy, tellAgain, voice } from './voice.ts'

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
  /** A card is taken up, or put back. */
  takeCard(card: string): void
  /** Of all that the piece in hand can do, shows this alone; once more, everything again. */
  showOnly(verb: Verb): void
  look(piece: Piece | null): void
  consider(offer: Offer): void
  /** Takes its piece in hand and shows what would be done, whether or not it can be taken back. */
  weigh(offer: Offer): void
  /** Something that needs no place is laid on the main button, or taken from it. */
  pick(offer: Offer | null): void
  /** Adds a card to what is considered. */
  add(help: Help): void
  /** Answers with nothing, now and until this turn of another ends. */
  letAllPass(): void
  /** Does what is considered. */
  confirm(): void
  forget(): void
  undo(): void
  /** Asks the computer what it would do here, and notes that in the diary. */
  askCounsel(): void
  /** Its advice was read. */
  counselled(): void
  /** It was heard that a proposal was declined. */
  heard(): void
  /** Everybody has agreed to take the last decision back. */
  takeBack(): void
  skip(): void
  /** What is played stands still, or goes on. */
  pause(is: boolean): void
  /** Shows at once whatever the others do, until one is asked oneself. */
  hurry(): void
  /** Shows at once what is left of one's own fights. */
  skipSeries(): void
  /** Shows the next thing that was missed. */
  nextMissed(): void
  /** What was missed, from an earlier step: one of it is shown at once. */
  missedFrom(start: View, steps: readonly Step[], shown: number): void
  /** Plays once more what the others have done since one's own last act. */
  watchAgain(): void
  foldSummary(): void
  /** Shows on the board where a line of the summary came about. */
  tell(stretch: Stretch, line: number): void
  /** Tells those who listen all that happened last, line by line. */
  tellDetails(): void
  /** Lights what was asked of the board, with what is to be known about it; null puts it out. */
  light(
    sought: Sought | null,
    places?: readonly number[],
    threatened?: Show['threatened'],
    threats?: readonly Message[],
  ): void
  /** Shows the moment after an entry, or the present. Until then nothing of the present can be done. */
  lookBack(entry: number | null): void
  speak(message: Message): void
  /** Says it, and shows it until something else is pressed. */
  answer(message: Message): void
  /** Something was asked of the table: whether it was done. Why not is said and shown. */
  wish(asked: Promise<Done>): Promise<boolean>
  /** Stops listening to the table, which stays open. */
  hush(): void
}

/** `flowing`: what was begun goes on by itself; whoever learns does each step by hand. */
export function controller(table: Table, face: Face, flowing = true): Controller {
  const store: ShowStore = createStore<Show>(() => FIRST)
  const { getState: now, setState: set } = store
  const said = voice(store)
  const { speak } = said
  /** What can be done now can be pressed, and is previewed. */
  const ready = (): void => {
    if (now().selected === null) set({ selected: beginning(face, now()) })
    choice.fetchPreviews()
    choice.comeBack()
    if (flowing) choice.goOn()
  }
  const tellRest = restToldBy(said, face)
  const settled = (): void => {
    table.shown(now().sight?.count ?? 0)
    tellRest(now())
    if (pass.isDue()) pass.letAllPass()
    else ready()
  }
  const choice = choosing({ store, table, face, speak })
  const pass = letting(store, choice)
  const film = filmOf({ store, face, voice: said, settled })
  const answers = answering(store, speak)
  const past = pastMoments({ store, table, film, returned: ready, answer: answers.answer })
  const forgetNews = table.subscribe(hearing({ store, face, film, past, speak }))
  return {
    store,
    table,
    speak,
    letAllPass: pass.letAllPass,
    ...pressing({ store, face, choice, film, past }),
    skip: film.skip,
    pick: (offer) => set({ picked: offer }),
    nextMissed: film.nextMissed,
    pause: film.pause,
    hurry: film.hurry,
    skipSeries: film.skipSeries,
    look: (piece) => set({ looked: piece, ...(piece === null ? {} : reachOf(face, now(), piece)) }),
    undo: () => void undone(table, choice, () => now().sight?.agreeable),
    ...counselling(store, table, choice.select),
    heard: () => set({ declined: null }),
    takeBack() {
      set({ refused: null })
      void answers.wish(table.propose('undo'))
    },
    ...watching(store, film),
    tellDetails: () => tellAgain(said, now()),
    ...answers,
    ...looking(store, past, choice),
    hush() {
      film.stop()
      said.hush()
      forgetNews()
    },
  }
}

/** The piece in hand before any was pressed. */
function beginning(face: Face, show: Show): Piece | null {
  const open = openNow(show)
  const first = face.begins?.(show.view, show.sight?.viewer ?? 'spectator') ?? null
  if (first !== null && open.some((o) => o.aim.piece === first)) return first
  return onlyPiece(open.filter((o) => !face.game.closes(o.action)))
}

function watching(
  { getState: now, setState: set }: ShowStore,
  film: Pick<Film, 'go' | 'stop' | 'nextMissed'>,
): Pick<Controller, 'watchAgain' | 'foldSummary' | 'tell' | 'missedFrom'> {
  return {
    missedFrom(start, steps, shown) {
      const { sight, diary, known } = now()
      if (!sight) return
      film.stop()
      // What has come in meanwhile and stands in the diary is not written into it again.
      const told = Math.max(known, (diary.at(-1)?.entry ?? -1) + 1)
      set({ ...rewound(start, steps, shown, sight.viewer), playing: null, trail: null, recapping: true, known: told })
      film.nextMissed()
    },
    watchAgain() {
      const { turned, sight } = now()
      if (!turned || !sight || isBusy(now())) return
      set({ ...IDLE, view: turned.view, queue: turned.steps, again: true, known: sight.count })
      film.go()
    },
    foldSummary: () => set({ turned: null }),
    tell: (stretch, line) => set({ telling: { stretch, line } }),
  }
}

/** What is said to whoever asked something of the table or the board. */
function answering({ setState: set }: ShowStore, speak: Controller['speak']): Pick<Controller, 'answer' | 'wish'> {
  const answer = (message: Message): void => {
    set({ answered: message })
    speak(message)
  }
  return {
    answer,
    async wish(asked) {
      const done = await asked
      if (!done.ok) answer(done.why)
      return done.ok
    },
  }
}

interface PressingParts {
  readonly store: ShowStore
  readonly face: Face
  readonly choice: Choosing
  readonly film: Film
  readonly past: PastMoments
}

type Pressing = Pick<
  Controller,
  | 'select'
  | 'takeCard'
  | 'showOnly'
  | 'press'
  | 'point'
  | 'pointAt'
  | 'consider'
  | 'weigh'
  | 'add'
  | 'confirm'
  | 'forget'
>

/** The first press from a moment of the past only returns to the present. */
function pressing({ store, face, choice, film, past }: PressingParts): Pressing {
  const { getState: now, setState: set } = store
  return {
    select(piece) {
      past.leave()
      choice.select(piece)
    },
    takeCard(card) {
      if (!past.leave()) choice.takeCard(card)
    },
    showOnly: (verb) =>
      set({ only: now().only === verb ? null : verb, card: null, pointed: null, asking: null, considered: null }),
    press(...presses) {
      if (past.leave() || choice.busy()) return
      if (now().queue.length > 0) film.skip()
      else choice.press(presses)
    },
    point(...presses) {
      const { meant } = mostMeant(offersShown(now(), face), now().selected, presses)
      choice.point(meant.type === 'choose' ? meant.offer : null)
    },
    pointAt: choice.point,
    weigh(offer) {
      if (past.leave() || !openNow(now()).includes(offer)) return
      if (offer.aim.piece !== undefined) choice.select(offer.aim.piece)
      else if (isFree(offer) && !face.game.closes(offer.action)) set({ picked: offer })
      void choice.choose(offer, 'show')
    },
    consider(offer) {
      if (!past.leave() && openNow(now()).includes(offer)) void choice.choose(offer)
    },
    add(help) {
      if (!past.leave() && openNow(now()).includes(help.offer)) choice.add(help)
    },
    confirm() {
      const offer = now().considered?.offer
      if (offer && !past.leave() && openNow(now()).includes(offer)) void choice.act(offer)
    },
    forget() {
      if (past.leave()) return
      if (isDeciding(now())) set({ considered: null, pointed: null, asking: null, refused: null })
      else if (isSought(now())) set(UNSOUGHT)
      else choice.select(null)
    },
  }
}

/** What one press has done is taken back by one; where only its end can be, that is. */
async function undone(
  table: Pick<Table, 'undo'>,
  choice: Choosing,
  agreeable: () => boolean | undefined,
): Promise<void> {
  const entries = choice.made()
  const done = await table.undo()
  if (!done.ok) choice.refuse({ piece: null, place: null, here: [] }, done, agreeable())
  else if (entries > 1) await table.undo()
}
