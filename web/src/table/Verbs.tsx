import type { ReactElement } from 'react'
import type { Face, Verb } from '../face.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'

const ICONS: Readonly<Record<Verb, IconName>> = {
  walk: 'walk',
  fly: 'fly',
  hook: 'hook',
  grenade: 'grenade',
  attack: 'threat',
  deploy: 'deploy',
  push: 'push',
  look: 'eye',
}

/** What these actions do, each kind once. */
export function verbsOf(face: Pick<Face, 'verb'>, actions: readonly { readonly type: string }[]): readonly Verb[] {
  return [...new Set(actions.map((action) => face.verb(action)))].filter((verb) => verb !== null)
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
