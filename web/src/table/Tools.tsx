import type { ReactElement, RefObject } from 'react'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { useRemote } from '../remote/useRemote.ts'
import { HINTS, hintsOf } from '../saved/hints.ts'
import { useWords } from '../words.tsx'
import type { SheetName } from './Menu.tsx'
import type { StageHandle } from './Stage.tsx'
import { useTableKeys } from './useKeys.ts'
import { useShow, useTable } from './useShow.ts'
import './Tools.css'

interface ToolsProps {
  readonly stage: RefObject<StageHandle | null>
  readonly setSheet: (sheet: SheetName) => void
}

interface State {
  /** It is lit on the board: pressing it once more puts it out. */
  readonly on?: boolean
  readonly shut?: boolean
}

/** Looking closer, and the questions anyone may ask of the board. */
export function Tools({ stage, setSheet }: ToolsProps): ReactElement {
  const { t } = useWords()
  const keys = useTableKeys(stage, setSheet)
  const { controller } = useTable()
  const { chairs, id } = controller.table.head
  const asked = useShow((s) => s.counsel !== null)
  const remote = useRemote()
  const alone = !remote && chairs.filter((c) => c.who.type === 'person').length === 1
  const left = HINTS - hintsOf(id).length
  const advised = alone && (left > 0 || asked)
  const sought = useShow((s) => s.sought)
  const tool = (icon: IconName, word: string, label: string, act: () => void, has: State = {}): ReactElement => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={has.on}
      disabled={has.shut}
      onClick={act}
    >
      <Icon name={icon} size={19} />
      <span>{word}</span>
    </button>
  )
  return (
    <div className="tools" role="toolbar" aria-label={t('tools.title')}>
      {tool('person', t('tool.next'), t('tools.next'), keys.nextReady)}
      {tool('eye', t('tool.reach'), t('tools.reach'), keys.reach, { on: sought === 'reach' })}
      {tool('threat', t('tool.threats'), t('tools.threats'), keys.threats, { on: sought === 'threats' })}
      {advised && tool('lamp', `${t('tool.advice')} ${left}`, t('counsel.ask'), controller.askCounsel, { shut: asked })}
      {tool('list', t('tool.choices'), t('menu.choices'), () => setSheet('choices'))}
      {tool('plus', t('tool.closer'), t('tools.closer'), () => stage.current?.zoom(1.4))}
      {tool('minus', t('tool.further'), t('tools.further'), () => stage.current?.zoom(1 / 1.4))}
      {tool('fit', t('tool.whole'), t('tools.whole'), () => stage.current?.fit())}
    </div>
  )
}
