import type { FaceTexts } from './en.ts'

export const es: FaceTexts = {
  'face.place': '{hex}, {things}',
  'face.worth': 'planeta de valor {value}',
  'face.grenade': 'Granada de Gravedad, velocidad {speed}, rumbo {heading}',
  'face.field': 'campo de gravedad',
  'face.lateral': 'junto a una puerta',
  'face.soldier.outside': '{soldier}, {rank}, fuera de la puerta',
  'face.soldier.holding': '{soldier}, {rank}, sujeto{lives, select, 2 {} 1 {, herido} other {, inmovilizado}}',
  'face.soldier.adrift': '{soldier}, {rank}, varado{lives, select, 2 {} 1 {, herido} other {, inmovilizado}}',
  'face.soldier.flying':
    '{soldier}, {rank}, en vuelo, rumbo {heading}, velocidad {speed}{lives, select, 2 {} 1 {, herido} other {, inmovilizado}}',
  'face.state.outside': 'Fuera',
  'face.state.holding': 'Sujeto',
  'face.state.adrift': 'Varado',
  'face.state.flying': 'En vuelo, rumbo {heading}, velocidad {speed}',
  'face.life.2': 'Intacto',
  'face.life.1': 'Herido',
  'face.life.0': 'Inmovilizado',
  'face.used': 'Acciones usadas: {used} de 2',
  'face.tray': 'Soldados y cartas',
  'face.squad': 'Tus soldados',
  'face.hand': 'Tus cartas',
  'face.pick': 'Elige un soldado para ver su ficha.',
  'face.round': 'Ronda {round} de {rounds}',
  'face.goal':
    'Cruza con un soldado la puerta rival mientras otro de los tuyos sigue sujeto en una casilla lateral: {door} puntos y fin de la batalla. Tras {rounds} rondas deciden los puntos.',
  'face.able': '{side}: {points, plural, one {# punto} other {# puntos}}, {intact} ilesos, {hurt} heridos',
  'face.intact': '{intact} ilesos, {hurt} heridos',
}
