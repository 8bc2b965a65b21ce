// What is said to those who listen: an answer at once, what happened in order and no faster than one can follow.
import { type Message, say } from '@muster/engine'
import type { Ended } from '@muster/table'
import type { Face } from '../face.ts'
import type { Show, ShowStore } from './show.ts'
import { summaryOf } from './summary.ts'

export interface Voice {
  /** At once, for it answers a press. */
  speak(message: Message): void
  /** After all that is still to be told. */
  tell(message: Message): void
  /** Somebody wants to hear now what is still to be told. */
  flush(): void
  /** Much is still to be told: first in short. */
  sumUp(lines: () => readonly Message[]): void
  /** What was told of the others' last turn, from its beginning. */
  again(lines: readonly Message[]): void
  hush(): void
}

/** Milliseconds between two lines. */
const GAP = 1200
/** More lines than this are summed up first. */
const LONG = 6
/** So many of the last lines stay in the region: taking one away is never heard. */
const KEPT = 40

export function voice(store: ShowStore): Voice {
  let said = 0
  let pending: Message[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  const utter = (...messages: readonly Message[]): void => {
    const spoken: Show['spoken'] = messages.map((message) => ({ id: ++said, message }))
    store.setState(({ spoken: before }) => ({ spoken: [...before, ...spoken].slice(-Math.max(KEPT, spoken.length)) }))
  }
  const next = (): void => {
    const message = pending.shift()
    timer = message ? setTimeout(next, GAP) : null
    if (message) utter(message)
  }
  const go = (): void => {
    if (timer === null) next()
  }
  return {
    speak: utter,
    tell(message) {
      pending.push(message)
      go()
    },
    flush: () => utter(...pending.splice(0)),
    sumUp(lines) {
      if (pending.length > LONG) pending.unshift(say('said.inShort'), ...lines(), say('said.inDetail'))
    },
    again(lines) {
      pending = [...lines]
      go()
    },
    hush() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      pending = []
    },
  }
}

/** Who has won, and why. */
export function endWords({ winners, why }: Ended): readonly Message[] {
  const sides = winners.map((side) => say(`side.${side}`))
  return [sides.length > 0 ? say('ended.wins', { sides }) : say('ended.draw'), why]
}

/** The others' turns since one's own last act; while there are none, all of the last turn in the diary. */
function detailsOf({ turned, diary }: Show): readonly Message[] {
  const seen = turned?.steps.flatMap(({ told }) => told ?? []) ?? []
  if (seen.length > 0) return seen
  const last = diary.at(-1)
  return diary.filter(({ round, turn }) => round === last?.round && turn === last.turn).map(({ told }) => told)
}

/** What a long turn came to, when it is one's own again; and the end, once. */
export function restToldBy(said: Voice, face: Pick<Face, 'noted'>): (show: Show) => void {
  let over = false
  return ({ sight, turned }) => {
    if (turned && sight?.toAct.includes(sight.viewer))
      said.sumUp(() => summaryOf(face, turned, sight.viewer).map(({ line }) => line))
    if (sight?.ended && !over) {
      for (const message of endWords(sight.ended)) said.tell(message)
      said.flush()
    }
    over = Boolean(sight?.ended)
  }
}

export function tellAgain(said: Voice, show: Show): void {
  const lines = detailsOf(show)
  if (lines.length > 0) said.again(lines)
  else said.speak(say('said.noDetails'))
}
