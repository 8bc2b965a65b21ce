import type { Chair } from '@muster/table'

/** The levels of the computers at the other chairs, each once. */
export const levelsAgainst = (chairs: readonly Chair[], viewer: string): readonly string[] => [
  ...new Set(chairs.flatMap(({ seat, who }) => (seat !== viewer && who.type === 'computer' ? [who.level] : []))),
]
