// When the coach of a first battle speaks: each mark at most once ever, one at a time, and only while it is news.
import type { FirstBattle, GameTypes, Language } from '@muster/engine'
import { useEffect, useMemo, useState } from 'react'
import { useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { firstBattleOf } from './firstBattle.ts'
import { noteSpoken, useGuide } from './guide.ts'
import { listening, type Mark, type Time } from './listening.ts'

/** What is to be said now, and how to have done with it. */
export function useMarks(): { readonly mark: Mark | null; readonly heard: () => void; readonly first: boolean } {
  const { controller } = useTable()
  const { game } = controller.table.head
  const { language } = useWords()
  const battle = useFirstBattle(game)
  const [mark, setMark] = useState<Mark | null>(null)
  const ear = useMemo(
    () => battle && listening(battle, memoryOf(game), timeFor(language), setMark),
    [battle, game, language],
  )
  useEffect(() => {
    if (!ear) return
    ear.look(controller.store.getState())
    return controller.store.subscribe(ear.look)
  }, [ear, controller])
  // Who one is stays to be read until something was understood: the rivals may have ended their turn before it was.
  const [begun, setBegun] = useState(false)
  const [understood, setUnderstood] = useState(false)
  if (!begun && mark !== null && mark === battle?.marks[0]) setBegun(true)
  const heard = (): void => {
    setUnderstood(true)
    ear?.heard(controller.store.getState())
  }
  return { mark, heard, first: mark !== null && begun && !understood }
}

/** Milliseconds before one begins to read, and for each letter: about two hundred words a minute. */
const [BEGIN, LETTER] = [1500, 55]

const timeFor = (language: Language): Time => ({
  now: () => performance.now(),
  later: (milliseconds, then) => void setTimeout(then, milliseconds),
  toRead: ({ say }) => BEGIN + LETTER * say[language].length,
})

/** Which marks of a game were said in this browser. */
const memoryOf = (game: string) => ({
  isSaid(mark: Mark): boolean {
    const { spoken, quiet } = useGuide.getState()
    return quiet || spoken.includes(`${game}/${mark.id}`)
  },
  note: (mark: Mark): void => noteSpoken(game, mark.id),
})

function useFirstBattle(game: string): FirstBattle<GameTypes> | null {
  const [battle, setBattle] = useState<FirstBattle<GameTypes> | null>(null)
  useEffect(() => {
    let gone = false
    void firstBattleOf(game).then((found) => !gone && setBattle(found))
    return () => {
      gone = true
    }
  }, [game])
  return battle
}
