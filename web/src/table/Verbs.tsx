import type { GameTypes } from '@muster/engine'
import type { ReactElement } from 'react'
import type { Face, Verb } from '../face.ts'
import { Icon, type IconName, iconLines } from '../parts/Icon.tsx'

const ICONS: Readonly<Record<Verb, IconName>> = {
  walk: 'walk',
  drive: 'tracks',
  plane: 'plane',
  fly: 'fly',
  hook: 'hook',
  cable: 'cable',
  grenade: 'grenade',
  attack: 'threat',
  deploy: 'deploy',
  push: 'push',
  look: 'eye',
  mend: 'heart',
  take: 'flag',
}

/** What these actions do, each kind once. */
export function verbsOf(
  face: Pick<Face, 'verb'>,
  actions: readonly { readonly type: string }[],
  view: GameTypes['View'],
): readonly Verb[] {
  return [...new Set(actions.map((action) => face.verb(action, view)))].filter((verb) => verb !== null)
}

export function VerbIcons({ verbs, size }: { readonly verbs: readonly Verb[]; readonly size: number }): ReactElement {
  return (
    <>
      {verbs.map((verb) => (
        <Icon key={verb} name={ICONS[verb]} size={size} />
      ))}
    </>
  )
}

/** The lines of a verb's icon, in a square of 24. */
export const verbLines = (verb: Verb): string => iconLines(ICONS[verb])
