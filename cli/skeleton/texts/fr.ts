import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'game.name': 'Skeleton',
  'game.tagline': 'Une course à deux',
  'seat.left': 'Gauche',
  'seat.right': 'Droite',
  'side.left': 'Gauche',
  'side.right': 'Droite',
  'unit.runner': 'Coureur',
  'option.rounds': 'Manches',
  'prompt.turn': 'Marchez ou courez.',
  'prompt.wait': 'L’autre court.',
  'action.walk': 'Marcher de {steps, plural, one {# case} other {# cases}}',
  'action.dash': 'Courir',
  'event.walked': '{who} marche jusqu’à {to}.',
  'event.dashed': '{who} court ({die}) jusqu’à {to}.',
  'odds.stumble': 'trébuche',
  'outcome.arrived': 'Le bout de la piste.',
  'outcome.rounds': 'La dernière manche est finie.',
  'refusal.tooFar': 'On marche de {most, plural, one {# case} other {# cases}} au plus.',
  'sheet.runner': 'Coureur',
  'sheet.places': 'Cases',
}
