// When the coach of a first battle speaks: each mark at most once ever, one after the other.
import { type CoachMark, type FirstBattle, type GameTypes, isMoment, type Moment } from '@muster/engine'
import type { Step } from '@muster/table'
import { useEffect, useState } from 'react'
import { isBusy, type Show } from '../table/show.ts'
import { useTable } from '../table/useShow.ts'
import { firstBattleOf } from './firstBattle.ts'
import { noteSpoken, useGuide } from './guide.ts'

type Mark = CoachMark<GameTypes>

/** What is to be said now, and how to hear the next. */
export function useMarks(): { readonly mark: Mark | null; readonly next: () => void } {
  const { controller } = useTable()
  const { game } = controller.table.head
  const battle = useFirstBattle(game)
  const [waiting, setWaiting] = useState<readonly Mark[]>([])
  useEffect(() => {
    if (!battle) return
    const met = watch(battle, game, (marks) => setWaiting((before) => [...before, ...marks]))
    met(controller.store.getState())
    return controller.store.subscribe(met)
  }, [battle, controller, game])
  return { mark: waiting[0] ?? null, next: () => setWaiting((before) => before.slice(1)) }
}

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

/** Looks at everything that is shown, and tells the marks whose moment has come. */
function watch(
  { marks, seat }: FirstBattle<GameTypes>,
  game: string,
  tell: (marks: readonly Mark[]) => void,
): (show: Show) => void {
  const seen = new WeakSet<Step>()
  const meet = (moment: Moment<GameTypes>): void => {
    const { spoken, quiet } = useGuide.getState()
    const found = marks.filter((mark) => !spoken.includes(`${game}/${mark.id}`) && isMoment(mark, seat, moment))
    if (found.length === 0 || quiet) return
    for (const mark of found) noteSpoken(game, mark.id)
    tell(found)
  }
  return (show) => {
    const { queue, sight } = show
    if (!sight) return
    for (const step of queue) {
      if (seen.has(step)) continue
      seen.add(step)
      meet({ event: step.event, by: step.by, view: sight.view, before: show.view })
    }
    if (!isBusy(show) && sight.toAct.includes(seat))
      meet({ event: null, by: null, view: sight.view, before: show.view })
  }
}
