// Of content packs: opening one, and why it is refused.
import type { packs as en } from './en.ts'

export const packs: Readonly<Record<keyof typeof en, string>> = {
  'packs.open': 'Abrir un paquete',
  'packs.hint':
    'Un paquete de contenido añade unidades, mapas o cartas a un juego. Elige su archivo o suéltalo en esta página.',
  'packs.opened': 'Con el paquete «{name}»',
  'packs.remove': 'Jugar sin él',
  'packs.refused':
    '{count, plural, one {Este paquete no se puede usar. Hay un fallo:} other {Este paquete no se puede usar. Hay # fallos:}}',
  'packs.more': '{count, plural, one {y uno más} other {y # más}}',
  'packs.tables': 'Cada tabla es la de esta partida, con su paquete de contenido.',
  'packs.foreign': 'Este archivo no es un paquete de contenido de Muster.',
  'packs.notJson': 'Este archivo no es un paquete de contenido: no se puede leer como JSON.',
  'packs.otherGame': 'Este paquete es para un juego que no está aquí: {game}.',
}
