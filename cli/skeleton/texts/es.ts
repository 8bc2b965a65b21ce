import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'game.name': 'Skeleton',
  'game.tagline': 'Una carrera entre dos',
  'seat.left': 'Izquierda',
  'seat.right': 'Derecha',
  'side.left': 'Izquierda',
  'side.right': 'Derecha',
  'unit.runner': 'Corredor',
  'option.rounds': 'Rondas',
  'prompt.turn': 'Camina o corre.',
  'prompt.wait': 'Corre el otro.',
  'action.walk': 'Caminar {steps, plural, one {# casilla} other {# casillas}}',
  'action.dash': 'Correr',
  'event.walked': '{who} camina hasta {to}.',
  'event.dashed': '{who} corre ({die}) hasta {to}.',
  'odds.stumble': 'tropieza',
  'outcome.arrived': 'El final de la pista.',
  'outcome.rounds': 'Ha terminado la última ronda.',
  'refusal.tooFar': 'Se camina {most, plural, one {# casilla} other {# casillas}} como máximo.',
  'sheet.runner': 'Corredor',
  'sheet.places': 'Casillas',
}
