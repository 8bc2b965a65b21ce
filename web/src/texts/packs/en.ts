// Of content packs: opening one, and why it is refused.
export const packs = {
  'packs.open': 'Open a pack',
  'packs.hint': 'A content pack adds units, maps or cards to a game. Choose its file, or drop it on this page.',
  'packs.opened': 'With the pack “{name}”',
  'packs.remove': 'Play without it',
  'packs.refused':
    '{count, plural, one {This pack cannot be used. One thing is wrong:} other {This pack cannot be used. # things are wrong:}}',
  'packs.more': '{count, plural, one {and one more} other {and # more}}',
  'packs.tables': 'The tables here are those of this match, with its content pack.',
  'packs.foreign': 'This file is not a content pack for Muster.',
  'packs.notJson': 'This file is not a content pack: it cannot be read as JSON.',
  'packs.otherGame': 'This pack is for a game that is not here: {game}.',
} as const
