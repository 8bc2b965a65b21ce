export const en = {
  'effect.cable': 'Pull yourself back the way you pushed off, at any speed up to your strength.',
  'effect.hook': 'Throw it like a shot at a soldier, planet or wall; then draw it in, or yourself to it.',
  'effect.grenade':
    'Flies until it meets something; then it draws in and holds everyone within {reach, plural, one {# hex} other {# hexes}}.',
  'effect.sureShot': 'Declared with a shot: {bonus} more on the die, and a total of 10 or more counts as a 10.',
  'effect.shield': 'When a soldier of yours is hit: the shot does no harm, and no other does this turn.',
  'effect.lazarus': 'Gives one life back to a soldier of your side inside the room.',
  'effect.luck': 'Repeat a roll of yours, or cancel a hit on a soldier of yours.',
  'effect.conqueror':
    'Mission: {points, plural, one {# point} other {# points}} for each planet you control at the end.',
  'effect.contraband': 'Mission: the value under each planet you control at the end.',
  'effect.mark':
    'Mission: {points, plural, one {# point} other {# points}} if a rival of this rank is immobilised at the end: {rank}.',
  'pack.id': 'an id is a small letter, then letters and digits',
  'pack.noRank': 'there is no rank {rank}',
  'pack.number': 'number {number} is taken',
  'pack.leaderless': 'one of them must have a rank that commands',
  'pack.leaderGone': 'this leaves the squad {squad} with nobody who commands',
  'pack.shortDeck': 'there are {deck} cards in all, and up to {dealt} are dealt',
  'pack.crowded': 'there may be no place left for so many planets',
  'pack.doorInside': 'a door is a hex of the wall',
  'pack.doorNear': 'a door is at least {apart} hexes from every other',
} as const
