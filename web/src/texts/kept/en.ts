// Of keeping matches and bringing them in: what can go wrong, and what is checked.
export const kept = {
  'trouble.blocked':
    'This browser keeps nothing for this page: its storage is blocked. You can play all the same; your matches last until the page is closed.',
  'trouble.full':
    'This browser has no room left. What is new lasts only until the page is closed: download it, or make room by deleting matches.',
  'trouble.older':
    'This browser has Muster open in another tab, in an older version. Close that tab or reload it: your matches are safe, and come up here as soon as it has gone. Until then, matches last as long as this page is open.',
  'trouble.held': 'Kept only until the page is closed.',
  'trouble.download': 'Download to go on later',
  'trouble.again': 'Try again',
  'damaged.title': 'This match is damaged',
  'damaged.text':
    'What the browser has kept of it does not fit together: something was lost or changed. It can be repaired as far as it goes, or what is left saved as a file.',
  'damaged.mend': 'Repair it',
  'damaged.hopeless': 'Nothing can be made of it any more. What is left can still be saved.',
  'damaged.mended':
    '{lost, plural, =0 {Repaired: nothing is lost.} one {Repaired. One entry was lost; what was left has been saved as a file.} other {Repaired. # entries were lost; what was left has been saved as a file.}}',
  'diceLost.title': 'The dice of this match are lost',
  'diceLost.text':
    'The secret seed of its dice is missing, or is not the one that was sealed at the beginning. You can look at the match. To play on from here, new dice are sealed: that makes a new match, and this one stays as it is.',
  'diceLost.goOn': 'Play on with new dice',
  'diceLost.look': 'Look at the match',
  'export.title': 'Matches still being played',
  'export.text':
    '{count, plural, one {One of these matches is still being played. Whoever has the seed of its dice can foresee every roll.} other {# of these matches are still being played. Whoever has the seeds of their dice can foresee every roll.}} Without seeds they can be looked at elsewhere, and played on with new dice. What is hidden in a match is in the file either way.',
  'export.with': 'With the seeds, for myself',
  'export.without': 'Without the seeds',
  'matches.tooMany': 'There are too many matches in this file: more than {most, number}.',
  'record.damaged': 'What this browser has kept of the match does not fit together.',
  'record.tooSlow': 'It took too long to open, so it was stopped. It is hardly a Muster match.',
  'dice.check': 'Check the dice yourself',
  'dice.busy': 'Rolling everything again',
  'dice.all':
    '{draws, plural, one {The one draw follows} other {All # draws follow}} from the seed sealed before the first roll, and {actions, plural, one {the one action follows} other {all # actions follow}} from the rules.',
  'dice.only':
    '{draws, plural, one {The one draw follows} other {All # draws follow}} from the seed sealed before the first roll. The rules have changed since, so neither the opening nor the actions were checked.',
  'dice.bad': 'The dice do not check out: {problem}',
  'dice.opening': 'The opening follows from the options.',
  'dice.sealed': 'The record bears its seal: nothing in it was changed since.',
  'begun.position': 'The match began from a position that somebody gave: it was taken as given.',
  'begun.branch': 'The match began from a position of another one, which was taken as given.',
  'dice.agreed':
    '{agreed, plural, one {One decision was taken back because everyone agreed; so says the record, and nobody can check that.} other {# decisions were taken back because everyone agreed; so says the record, and nobody can check that.}}',
} as const
