/** Families of keys that are names, and may be the same in every language. */
export const NAMES: readonly string[] = [
  'game.name',
  'unit.',
  'seat.',
  'side.',
  'card.',
  'planet.',
  'squad.',
  'place.',
  'mission.',
  'option.mission.',
]

/** Words that are the same in two of the languages. */
export const ALIKE: readonly string[] = [
  'Normal',
  'Menu',
  'Options',
  'Gas',
  'gas',
  'plug',
  'rivets',
  '{rivets, plural, one {# rivet} other {# rivets}}',
  'Sniper',
  'Mission',
  'Combat',
  'bunker',
  'Standard',
  'placement {letters}',
  'Total',
  'Air',
  '90 minutes',
  'Missions',
  'Muster',
  'Rivet Wars',
  'Rivets',
  'Terrain',
]
