// Of content packs: opening one, and why it is refused.
import type { packs as en } from './en.ts'

export const packs: Readonly<Record<keyof typeof en, string>> = {
  'packs.open': 'Ouvrir un paquet',
  'packs.hint':
    'Un paquet de contenu ajoute des unités, des cartes ou des champs de bataille à un jeu. Choisissez son fichier, ou déposez-le sur cette page.',
  'packs.opened': 'Avec le paquet « {name} »',
  'packs.remove': 'Jouer sans lui',
  'packs.refused':
    '{count, plural, one {Ce paquet ne peut pas servir. Une chose ne va pas :} other {Ce paquet ne peut pas servir. # choses ne vont pas :}}',
  'packs.more': '{count, plural, one {et une autre} other {et # autres}}',
  'packs.tables': 'Les tableaux sont ceux de cette partie, avec son paquet de contenu.',
  'packs.foreign': 'Ce fichier n’est pas un paquet de contenu de Muster.',
  'packs.notJson': 'Ce fichier n’est pas un paquet de contenu : il ne peut pas être lu comme du JSON.',
  'packs.otherGame': 'Ce paquet est pour un jeu qui n’est pas ici : {game}.',
}
