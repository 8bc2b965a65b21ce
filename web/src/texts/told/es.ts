// Of telling: the score, what a turn came to, how a match ended and how to go on from it.
import type { told as en } from './en.ts'

export const told: Readonly<Record<keyof typeof en, string>> = {
  'after.won': 'Has ganado',
  'after.lost': 'Has perdido',
  'after.why': 'Por qué: {why}',
  'after.again': 'Otra vez',
  'after.same': 'Revancha',
  'after.swap': 'Cambiar de bando',
  'after.next': 'Siguiente: {mission}',
  'after.turned': '{round}: ¿qué podría haber hecho?',
  'share.long':
    'Como enlace, esta partida tiene {length, number} caracteres, y el correo y los mensajeros cortan los enlaces largos. El archivo es más seguro.',
  'told.who': '{seat}:',
  'told.offer': '{short} ({verb})',
  'new.minutes': 'Unos {minutes} minutos.',
  'new.short': '¿Es tu primera vez? La partida corta: unos {minutes} minutos',
  'told.title': 'Lo que hicieron los demás',
  'told.again': 'Ver otra vez',
  'told.one': '{thing}',
  'told.many': '{count} × {thing}',
  'told.skip': 'Pulsa el tablero para saltar.',
  'verb.walk': 'Ir',
  'verb.fly': 'Volar',
  'verb.hook': 'Gancho',
  'verb.grenade': 'Granada',
  'verb.attack': 'Atacar',
  'verb.deploy': 'Desplegar',
  'verb.push': 'Empujar',
  'verb.look': 'Mirar',
}
