// A table elsewhere is opened: one waits at it, or sits down to its match.
import { type ReactElement, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Loading } from '../parts/Loading.tsx'
import { Sat } from '../table/TablePage.tsx'
import { GameWords, useGame } from '../words.tsx'
import { bringHome } from './bringHome.ts'
import { Missing } from './Missing.tsx'
import { openRemote, type RemoteFound, type RemoteTable } from './table.ts'
import { RemoteContext } from './useRemote.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import './remote.css'
import './letters.css'

export function RemotePage({ id }: { readonly id: string }): ReactElement {
  const [found, setFound] = useState<RemoteFound | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    let close = (): void => undefined
    void openRemote(id).then((opened) => {
      if (opened.type === 'open') close = opened.table.close
      if (gone) close()
      else setFound(opened)
    })
    return () => {
      gone = true
      close()
      setFound(null)
    }
  }, [id, tries])
  if (!found) return <Loading />
  if (found.type === 'open') return <Opened key={id} table={found.table} remote={found.remote} />
  return <Missing why={found.type} onAgain={() => setTries(tries + 1)} />
}

function Opened({ table, remote }: RemoteTable): ReactElement {
  const { head } = table
  const played = useGame(head)
  const stage = useStore(remote.state, (s) => s.table.stage)
  const gone = useStore(remote.state, (s) => s.gone)
  useEffect(() => {
    if (stage === 'over') void bringHome(head)
  }, [stage, head])
  if (gone) return <Missing why="gone" />
  if (!played) return <Loading />
  return (
    <RemoteContext value={remote}>
      {stage === 'laid' ? (
        <GameWords words={played.words}>
          <WaitingRoom face={played.face} />
        </GameWords>
      ) : (
        <Sat table={table} played={played} />
      )}
    </RemoteContext>
  )
}
