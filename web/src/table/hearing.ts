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
    set({ ...IDLE, ...ANEW, previews: new Map(), known: sight.count, sight, diary, queue, view, recapping })
    film.go()
  }
  const goOn = ({ steps, sight, atOnce }: Told<'steps'>): void => {
    const { selected, sight: before } = now()
    const own = steps.some((step) => step.by === sight.viewer)
    if (own) past.forget()
    const still = before !== null && isSameHand(before, sight) && isReady(sight, selected)
    const looked = own ? null : now().past
    const queue = [...now().queue, ...steps]
    const series = own ? seriesIn(face, queue, now().view, sight.viewer) : now().series
    set({ ...IDLE, past: looked, selected: still ? selected : null, sight, queue, series, previews: new Map() })
    if (atOnce) film.skip()
    else film.go()
  }
  const phaseIn = (view: Sight['view']): number => face.rail(view).findIndex((mark) => mark.state === 'now')
  /** A piece that was in hand when a phase ended is put down: the next press would mean something else for it. */
  const isSameHand = (before: Sight, sight: Sight): boolean =>
    before.viewer === sight.viewer && phaseIn(before.view) === phaseIn(sight.view)
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
