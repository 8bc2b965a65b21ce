// What the table tells, as it changes what is shown.
import { diff, type Message, type Piece, patch } from '@muster/engine'
import type { News, Sight } from '@muster/table'
import type { Face } from '../face.ts'
import { readyPieces } from './choice.ts'
import type { Film } from './film.ts'
import type { PastMoments } from './past.ts'
import { seriesIn } from './series.ts'
import { FIRST, IDLE, type Show, type ShowStore } from './show.ts'

interface HearingParts {
  readonly store: ShowStore
  readonly face: Pick<Face, 'rail' | 'hint'>
  readonly film: Film
  readonly past: PastMoments
  readonly speak: (message: Message) => void
}

type Told<K extends News['type']> = Extract<News, { type: K }>

/** Nothing is played, covered or seen again where all is shown anew. */
const ANEW = {
  playing: null,
  coveredFor: null,
  turned: null,
  trail: null,
  again: false,
  rolled: null,
  series: null,
} as const

export function hearing({ store, face, film, past, speak }: HearingParts): (news: News) => void {
  const { getState: now, setState: set } = store

  const showAnew = ({ sight, diary, recap }: Told<'sight'>): void => {
    film.stop()
    past.forget()
    const start = recap ? recap.view : sight.view
    const view = now().view === null ? start : patch(now().view, diff(now().view, start))
    const queue = recap?.steps ?? []
    const recapping = queue.length > 0 && !recap?.short
    const held = recap ? null : heldOver(face, now(), sight)
    const fresh = { sight, diary, queue, view, recapping, known: sight.count, previews: new Map() }
    set({ ...IDLE, ...ANEW, ...fresh, selected: held })
    film.go()
  }
  const goOn = ({ steps, sight, atOnce }: Told<'steps'>): void => {
    const own = steps.some((step) => step.by === sight.viewer)
    if (own) past.forget()
    const selected = heldOver(face, now(), sight)
    const looked = own ? null : now().past
    const queue = [...now().queue, ...steps]
    const series = own ? seriesIn(face, queue, now().view, sight.viewer) : now().series
    set({ ...IDLE, past: looked, selected, sight, queue, series, previews: new Map() })
    if (atOnce) film.skip()
    else film.go()
  }
  /** Something beside the match has changed. */
  const beside = (changed: Partial<Sight>): void => {
    const { sight } = now()
    if (sight) set({ sight: { ...sight, ...changed } })
  }
  return (news) => {
    switch (news.type) {
      case 'sight':
        return showAnew(news)
      case 'steps':
        return goOn(news)
      case 'handOver':
        film.skip()
        return set({ ...FIRST, coveredFor: news.to })
      case 'thinking':
        return set({ thinking: news.seat, stopped: news.stopped, thinkingMost: news.most })
      case 'clocks':
        return beside({ clocks: news.clocks })
      case 'proposal':
        return set(proposedIn(now(), news))
      case 'elsewhere':
        return speak({ key: 'elsewhere.text' })
      case 'gone':
        return set({ gone: true })
      case 'failed':
        return set({ failed: news.message })
    }
  }
}

/** Who declines is told with what it was. */
function proposedIn({ sight }: Show, { proposal, declined }: Told<'proposal'>): Partial<Show> {
  const what = sight?.proposal?.what ?? 'draw'
  return {
    ...(sight ? { sight: { ...sight, proposal } } : {}),
    ...(declined === null ? {} : { declined: { by: declined, what } }),
  }
}

const isReady = ({ offers }: Sight, piece: Piece | null): boolean => piece !== null && readyPieces(offers).has(piece)

/** One's own turn waits for an answer that one does not give oneself. */
const isAsking = ({ turn, viewer, toAct, answered }: Sight): boolean =>
  turn === viewer && (answered || !toAct.includes(viewer))

/** What was in hand and can go on stays there, also while somebody is asked in the middle of one's turn. */
function heldOver(face: Pick<Face, 'rail'>, { selected, sight: before }: Show, sight: Sight): Piece | null {
  const isSame = before !== null && isSameHand(face, before, sight)
  return isSame && (isReady(sight, selected) || isAsking(sight)) ? selected : null
}

/** A piece that was in hand when a phase ended is put down: the next press would mean something else for it. */
function isSameHand(face: Pick<Face, 'rail'>, before: Sight, sight: Sight): boolean {
  const phaseIn = (view: Sight['view']): number => face.rail(view).findIndex((mark) => mark.state === 'now')
  return before.viewer === sight.viewer && phaseIn(before.view) === phaseIn(sight.view)
}
