import { type Message, type PackProblem, say } from '@muster/engine'
import { useEffect, useRef, useState } from 'react'
import { go } from '../route.ts'
import { BOUNDS, inTime } from '../saved/bounds.ts'
import { connect } from '../worker/connect.ts'
import type { PackOpened } from '../worker/packs.ts'

/** A pack that its game has taken, for the matches begun on this page. */
export interface OpenedPack {
  readonly game: string
  readonly name: string
  readonly pack: unknown
}

export type PackRefused =
  | { readonly type: 'why'; readonly why: Message }
  | { readonly type: 'problems'; readonly game: string; readonly problems: readonly PackProblem[] }

export interface Packs {
  /** The one opened for a game. */
  of(game: string): OpenedPack | null
  readonly refused: PackRefused | null
  open(file: File): Promise<void>
  remove(game: string): void
}

/** The packs opened on this page, one for each game; a pack names its game, and the page goes there. */
export function usePacks(): Packs {
  const [opened, setOpened] = useState<Readonly<Record<string, OpenedPack>>>({})
  const [refused, setRefused] = useState<PackRefused | null>(null)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const open = async (file: File): Promise<void> => {
    setRefused(null)
    const read = await readFile(file)
    if (gone.current) return
    if (!read.ok) return setRefused('why' in read ? { type: 'why', ...read } : { type: 'problems', ...read })
    const { game, name, pack } = read
    setOpened((old) => ({ ...old, [game]: { game, name, pack } }))
    go({ page: 'new', game })
  }
  const remove = (game: string): void => {
    setRefused(null)
    setOpened(({ [game]: _, ...others }) => others)
  }
  return { of: (game) => opened[game] ?? null, refused, open, remove }
}

/** No character of a text takes more bytes than this. */
const BYTES = 4

/** Judged in a worker of its own, which is ended where it takes too long. */
async function readFile(file: File): Promise<PackOpened> {
  const tooLong = { ok: false, why: say('record.tooLong', { most: BOUNDS.pack / 1_000_000 }) } as const
  if (file.size > BOUNDS.pack * BYTES) return tooLong
  const line = connect()
  const read = await inTime(line.call('openPack', await file.text()), line.close).finally(line.close)
  return read === 'late' ? { ok: false, why: say('record.tooSlow') } : read
}
