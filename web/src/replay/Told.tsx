import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { Diary } from '../table/Diary.tsx'
import { useWords } from '../words.tsx'
import type { StoryHead } from '../worker/reading.ts'
import type { Replay } from './useReplay.ts'
import './Told.css'

interface ToldProps {
  readonly replay: Replay
  readonly viewer: string
  readonly head: StoryHead
  readonly face: Face
}

/** The score of the moment, and the diary; pressing a line goes there. */
export function Told({ replay, viewer, head, face }: ToldProps): ReactElement {
  const { say } = useWords()
  return (
    <aside className="told">
      <face.Status view={replay.view} viewer={viewer} say={say} />
      <Diary
        lines={replay.diary}
        face={face}
        chairs={head.seats}
        view={replay.view}
        now={null}
        at={replay.at - 1}
        onEntry={(entry) => replay.jump(entry + 1)}
      />
    </aside>
  )
}
