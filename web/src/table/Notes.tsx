// What is written over the board: chances at targets, what a choice costs, the dice of the fight.
import type { ReactElement } from 'react'
import type { Geometry, Marks } from '../face.ts'
import { AskedThere } from './AskedThere.tsx'
import { Fate } from './Fate.tsx'
import { Foreseen } from './Foreseen.tsx'
import type { Rest } from './laid.ts'
import { isDeciding } from './show.ts'
import { Tags } from './Tags.tsx'
import { ThrownDice } from './ThrownDice.tsx'
import { TurnNumbers } from './TurnMarks.tsx'
import { useShow } from './useShow.ts'
import { useTagged } from './useTagged.ts'
import './Notes.css'

interface NotesProps {
  readonly geometry: Geometry
  readonly marks: Marks
  readonly rest: Rest
}

export function Notes({ geometry, marks, rest }: NotesProps): ReactElement {
  const deciding = useShow(isDeciding)
  const { tags, laid, kept } = useTagged(geometry, marks, rest)
  return (
    <>
      <Tags tags={tags} laid={laid} rest={rest} />
      {!deciding && <Foreseen geometry={geometry} rest={rest} kept={kept} tags={laid.boxes} />}
      <TurnNumbers geometry={geometry} rest={rest} kept={kept} tags={laid.boxes} />
      <ThrownDice geometry={geometry} rest={rest} kept={kept} tags={laid.boxes} />
      <Fate geometry={geometry} rest={rest} kept={kept} />
      <AskedThere geometry={geometry} />
    </>
  )
}
