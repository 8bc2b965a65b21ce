// A game as a picture that moves: the computer playing itself. Started when nothing else is to be done.
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Face } from '../face.ts'
import type { GameCard } from '../games/index.ts'
import { pace } from '../settings.ts'
import { marksOf } from '../table/choice.ts'
import { type Controller, controller } from '../table/controller.ts'
import { ask, pictureTable } from '../table/local.ts'
import { fetchGame, makeWords, useWords, type Words } from '../words.tsx'
import { emptyChairs } from './start.ts'
import './Picture.css'

/** So long it moves; then it rests, as it does at once when nobody sees it. */
const MOVES = 12_000

interface Running {
  readonly controller: Controller
  readonly face: Face
  readonly words: Words
}

export function Picture({ card, order }: { readonly card: GameCard; readonly order: number }): ReactElement {
  const { id: game, picture: options } = card
  const box = useRef<HTMLDivElement>(null)
  const { language } = useWords()
  const [running, setRunning] = useState<Running | null>(null)
  useEffect(() => {
    if (pace('normal') === 0) return
    let gone = false
    let stop = (): void => undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    const begin = async (): Promise<void> => {
      const { face, texts } = await fetchGame({ game, options: null, pack: null }, language)
      const seats = await ask().call('seats', game, options, null)
      if (gone) return
      const table = await pictureTable({ game, options, chairs: emptyChairs(seats) })
      const made = controller(table, face)
      stop = () => {
        made.hush()
        made.store.setState({ playing: null, queue: [] })
        table.close()
      }
      if (gone) return stop()
      rest = setTimeout(stop, MOVES)
      setRunning({ controller: made, face, words: makeWords(language, ...texts) })
    }
    const forget = whenIdleAndSeen(box.current, order, { seen: () => void begin(), unseen: () => stop() })
    return () => {
      gone = true
      clearTimeout(rest)
      forget()
      stop()
      setRunning(null)
    }
  }, [game, options, language, order])
  return (
    <div className="picture" ref={box} data-game={game}>
      <img src={`./pictures/${game}.webp`} alt="" width={640} height={440} />
      {running && <Moving {...running} />}
    </div>
  )
}

const NOTHING = marksOf([], null, new Map(), null, new Set())

function Moving({ controller: { store }, face, words }: Running): ReactElement | null {
  const view = useStore(store, (s) => s.view)
  const playing = useStore(store, (s) => s.playing)
  if (view === null) return null
  const { width, height } = face.geometry(view)
  return (
    <div className="picture-board" style={{ aspectRatio: `${width} / ${height}` }}>
      <face.Board view={view} viewer="spectator" marks={NOTHING} playing={playing} detail="picture" say={words.say} />
    </div>
  )
}

interface Eye {
  /** It is in sight and the browser has time; the pictures one after the other. */
  readonly seen: () => void
  /** It has been scrolled away. */
  readonly unseen: () => void
}

function whenIdleAndSeen(el: Element | null, order: number, { seen, unseen }: Eye): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const eye = new IntersectionObserver((entries) => {
    const inSight = entries.at(-1)?.isIntersecting ?? false
    if (inSight) timer ??= setTimeout(() => idle(seen), 4000 + order * 2500)
    else if (timer !== undefined) unseen()
  })
  if (el) eye.observe(el)
  return () => {
    eye.disconnect()
    clearTimeout(timer)
  }
}

const idle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then)
  else setTimeout(then, 200)
}
