// Of telling: the score, what a turn came to, how a match ended and how to go on from it.
export const told = {
  'race.you': 'You',
  'after.won': 'You won',
  'after.lost': 'You lost',
  'after.why': 'Why: {why}',
  'after.again': 'Once more',
  'after.same': 'Rematch',
  'after.swap': 'Swap sides',
  'after.next': 'Next: {mission}',
  'after.turned': '{round}: what could I have done?',
  'share.long':
    'As a link this match has {length, number} characters, and mail and messengers cut long links. The file is safer.',
  'told.who': '{seat}:',
  'told.title': 'What the others did',
  'told.again': 'Watch again',
  'told.one': '{thing}',
  'told.many': '{count} × {thing}',
  'told.skip': 'Press the board to skip.',
} as const
