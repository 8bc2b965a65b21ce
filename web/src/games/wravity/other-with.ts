import type { Soldier, Wravity } from '@muster/wravity'
import type { TrayProps } from '../../face.ts'

interface Seen {
  readonly view: Pick<TrayProps<Wravity>['view'], 'soldiers'>
  readonly marks: Pick<TrayProps<Wravity>['marks'], 'selected'>
  readonly cards?: Pick<NonNullable<TrayProps<Wravity>['cards']>, 'by'> | undefined
}

/** Null where whoever is in hand can play it, or nobody is; else the one who can. */
export function otherWith({ view, marks, cards }: Seen, card: string): Soldier | null {
  const players = cards?.by?.get(card) ?? []
  const [first] = players
  if (marks.selected === null || players.includes(marks.selected) || typeof first !== 'number') return null
  return view.soldiers[first] ?? null
}
