import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'effect.cable': 'Vuelve hacia tu punto de partida, a la velocidad que quieras hasta tu fuerza.',
  'effect.hook':
    'Lánzalo como un disparo a un soldado, un planeta o la pared; después lo atraes hacia ti o te acercas a él.',
  'effect.grenade':
    'Vuela hasta topar con algo; entonces atrae y retiene a todos a {reach, plural, one {# casilla} other {# casillas}} o menos.',
  'effect.sureShot': 'Se declara con un disparo: {bonus} más al dado, y un total de 10 o más vale como un 10.',
  'effect.shield': 'Cuando alcanzan a un soldado tuyo: ni ese disparo ni ningún otro de este turno le hace daño.',
  'effect.lazarus': 'Devuelve una vida a un soldado de tu bando dentro de la sala.',
  'effect.luck': 'Repite una tirada tuya o anula un disparo que alcanza a un soldado tuyo.',
  'effect.conqueror':
    'Misión: {points, plural, one {# punto} other {# puntos}} por cada planeta que controles al final.',
  'effect.contraband': 'Misión: el valor oculto de cada planeta que controles al final.',
  'effect.mark':
    'Misión: {points, plural, one {# punto} other {# puntos}} si un rival de este rango acaba inmovilizado: {rank}.',
  'pack.id': 'un identificador es una letra minúscula y después letras y cifras',
  'pack.noRank': 'no hay ningún rango {rank}',
  'pack.number': 'el número {number} ya está cogido',
  'pack.leaderless': 'uno de ellos debe tener un rango de mando',
  'pack.leaderGone': 'esto deja a la escuadra {squad} sin nadie al mando',
  'pack.shortDeck': 'hay {deck} cartas en total y se reparten hasta {dealt}',
  'pack.crowded': 'puede que no quede sitio para tantos planetas',
  'pack.doorInside': 'una puerta es una casilla de la pared',
  'pack.doorNear': 'una puerta está al menos a {apart} casillas de las demás',
}
