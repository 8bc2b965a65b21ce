import { type Message, say as message } from '@muster/engine'
import type { Soldier, View } from '@muster/wravity'
import type { CSSProperties, ReactElement } from 'react'
import { ICONS, type IconName } from '../../art/icons.ts'
import { Markup } from '../../door/Markup.tsx'
import type { Say } from '../../face.ts'
import { Explained } from '../../parts/Explained.tsx'
import { stanceOf } from './names.ts'
import { useSpec } from './spec.ts'
import { token } from './token.ts'

const TRAITS: readonly (readonly [name: 'movement' | 'strength' | 'agility' | 'precision', icon: IconName])[] = [
  ['movement', 'wingfoot'],
  ['strength', 'grab'],
  ['agility', 'acrobatic'],
  ['precision', 'crosshair'],
]

interface Props {
  readonly view: View
  readonly soldier: Soldier
  /** Others can act, this one cannot. */
  readonly idle?: boolean
  readonly say: Say
}

const termsOf = ({ concentrating }: View, say: Say) =>
  [
    ...TRAITS.map(([name]) => [say(message(`attribute.${name}`)), say(message(`explain.${name}`))] as const),
    [say(message('face.state.adrift')), say(message('explain.adrift'))],
    [say(message('explain.concentrateWord')), say(message('explain.concentrate', { count: concentrating }))],
    [say(message('explain.speedWord')), say(message('explain.speed'))],
    [say(message('explain.planetWord')), say(message('explain.planet'))],
  ] as const

/** In the order of their bits. */
const KINDS = ['walk', 'impulse', 'flight', 'grab', 'shoot', 'push', 'object', 'concentrate']

/** The kinds of action it has taken in this turn: none is taken twice. */
const kindsUsed = ({ used }: Pick<Soldier, 'used'>): readonly Message[] =>
  KINDS.filter((_, i) => used & (1 << i)).map((kind) => message(`kind.${kind}`))

/** What its other action is: the flight of this turn, if that is still to come; whoever concentrates has none. */
function owes({ speed, displaced, used }: Soldier): string {
  if (used & (1 << KINDS.indexOf('concentrate'))) return 'none'
  return speed > 0 && !displaced ? 'yes' : 'no'
}

/** What the red ring on the board means. */
function MarkTold({ view, soldier, say }: Props): ReactElement | null {
  const isMarked = useSpec().markedBy(view).has(view.soldiers.indexOf(soldier))
  return isMarked ? <p className="wr-mark-told">{say(message('face.markedByYou'))}</p> : null
}

/** A soldier's card: white figures while intact, red ones once wounded. */
export function SoldierCard({ view, soldier, idle = false, say }: Props): ReactElement {
  const { attributesOf, rankWord, squadWord, squadOf } = useSpec()
  const look = squadOf(soldier.squad)
  const stance = stanceOf(view, soldier)
  const attributes = attributesOf(soldier)
  const word = (w: ReturnType<typeof rankWord>): string => (typeof w === 'string' ? w : say(w))
  const kinds = kindsUsed(soldier)
  return (
    <article
      className="wr-card"
      style={{ '--squad': look.colour, '--low': look.low, '--deep': look.deep } as CSSProperties}
    >
      <Explained title={say(message('face.explain'))} terms={termsOf(view, say)} />
      <div className="wr-pic">
        <b>{soldier.number}</b>
        <svg viewBox="-26 -26 52 52" aria-hidden="true">
          <Markup
            svg={token({ ...soldier, squad: look, angle: stance === 'flying' ? (soldier.heading - 1) * 60 : null })}
          />
        </svg>
      </div>
      <div className="wr-text">
        <h3>
          {word(rankWord(soldier.rank))} <small>{word(squadWord(soldier.squad))}</small>
        </h3>
        <div className="wr-told">
          <p>
            {say(message(`face.life.${Math.max(0, Math.min(2, soldier.lives))}`))}
            {' · '}
            {say(
              message(`face.state.${stance}`, {
                speed: soldier.speed,
                heading: soldier.heading > 0 ? message(`heading.${soldier.heading}`) : '',
              }),
            )}
          </p>
          <p className="wr-used">
            {say(message('face.used', { used: Math.min(2, kinds.length) }))}
            {kinds.length > 0 && say(message('face.kinds', { kinds, used: kinds.length, owes: owes(soldier) }))}
            {idle && kinds.length < 2 && <> · {say(message('face.idle'))}</>}
          </p>
          <MarkTold view={view} soldier={soldier} say={say} />
        </div>
        {attributes && <Figures figures={attributes} hurt={soldier.lives < 2} say={say} />}
      </div>
    </article>
  )
}

type Figure = (typeof TRAITS)[number][0]

interface FiguresProps extends Pick<Props, 'say'> {
  readonly figures: Readonly<Record<Figure, number>>
  readonly hurt: boolean
}

function Figures({ figures, hurt, say }: FiguresProps): ReactElement {
  return (
    <dl className={hurt ? 'wr-red' : ''}>
      {TRAITS.map(([name, icon]) => (
        <div key={name}>
          <dt>{say(message(`attribute.${name}`))}</dt>
          <dd>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path d={ICONS[icon].d} />
            </svg>
            {figures[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
