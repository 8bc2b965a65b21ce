import type { Line } from '@muster/table'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { levelName, splitLevel, USUAL } from '../pages/levels.ts'
import type { Noted } from '../table/blocks.ts'
import { useWords } from '../words.tsx'
import { type Note, noteSaid, withNotes } from './notes.ts'
import { useRemote } from './useRemote.ts'

const HERE = createStore<{ readonly notes: readonly Note[] }>(() => ({ notes: [] }))

/** The diary with what befell the table beside its match; a table of this page has nothing of the kind. */
export function useNoted(lines: readonly Line[]): readonly Noted[] {
  const { t, language } = useWords()
  const remote = useRemote()
  const notes = useStore(remote ? remote.state : HERE, (s) => s.notes)
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
    const day = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
    const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString()
    return withNotes(lines, notes, (note) => {
      const level = t(levelName(splitLevel(note.level ?? USUAL).level))
      return noteSaid(note, (isToday(note.at) ? time : day).format(note.at), level)
    })
  }, [lines, notes, t, language])
}
