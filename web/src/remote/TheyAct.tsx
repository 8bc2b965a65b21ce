// The line in another's turn: who it is, in which phase they are, and what they did last.
import type { ReactElement } from 'react'
import { useShow, useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { useActing } from './useActing.ts'

export function TheyAct(): ReactElement {
  const { face } = useTable()
  const { t, say } = useWords()
  const { chairs, names } = useActing()
  const prompt = useShow((s) => s.sight?.prompt)
  const asked = useShow((s) => s.sight?.turn != null && !s.sight.toAct.includes(s.sight.turn))
  const view = useShow((s) => s.view)
  const last = useShow((s) => (s.diary.at(-1)?.turn === s.sight?.turn ? s.diary.at(-1)?.told : undefined))
  const phase = face.rail(view).find((mark) => mark.state === 'now')?.label
  const [chair] = chairs
  const standsIn = chair?.who.type === 'person' && chair.who.standIn !== null ? chair.who.name : null
  const who = standsIn === null ? names : t('remote.playsFor', { level: names, name: standsIn })
  if (!chair || asked || !phase)
    return (
      <>
        {chair && <face.Emblem side={chair.side} seat={chair.seat} size={20} />}
        {names && <b>{names}:</b>} {prompt && say(prompt)}
      </>
    )
  return (
    <>
      <face.Emblem side={chair.side} seat={chair.seat} size={20} />
      <b>{t('remote.theyAct', { who, phase: say(phase) })}</b>{' '}
      {/* Those who listen have heard it from the announcer. */}
      {last && <span aria-hidden="true">{say(last)}</span>}
    </>
  )
}
