import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'effect.cable': 'Revenez vers votre point de départ, à la vitesse de votre choix, jusqu’à votre force.',
  'effect.hook':
    'Lancez-le comme un tir sur un soldat, une planète ou le mur ; puis il l’attire vers vous, ou vous vers lui.',
  'effect.grenade':
    'Vole jusqu’au premier obstacle, puis attire et retient tous les soldats à {reach, plural, one {# case} other {# cases}} ou moins.',
  'effect.sureShot': 'Annoncé avec un tir : {bonus} de plus au dé, et un total de 10 ou plus vaut un 10.',
  'effect.shield': 'Quand un de vos soldats est touché : ni ce tir ni aucun autre de ce tour ne lui fait de mal.',
  'effect.lazarus': 'Rend une vie à un soldat de votre camp dans la salle.',
  'effect.luck': 'Relancez un de vos dés, ou annulez une touche sur un de vos soldats.',
  'effect.conqueror':
    'Mission : {points, plural, one {# point} other {# points}} par planète que vous contrôlez à la fin.',
  'effect.contraband': 'Mission : la valeur cachée de chaque planète que vous contrôlez à la fin.',
  'effect.mark':
    'Mission : {points, plural, one {# point} other {# points}} si un adversaire de ce grade est immobilisé à la fin : {rank}.',
  'pack.id': 'un identifiant est une minuscule, puis des lettres et des chiffres',
  'pack.noRank': 'il n’y a pas de grade {rank}',
  'pack.number': 'le numéro {number} est pris',
  'pack.leaderless': 'l’un d’eux doit avoir un grade qui commande',
  'pack.leaderGone': 'cela laisse l’escouade {squad} sans personne qui commande',
  'pack.shortDeck': 'il y a {deck} cartes en tout, et on en distribue jusqu’à {dealt}',
  'pack.crowded': 'il pourrait ne plus rester de place pour tant de planètes',
  'pack.doorInside': 'une porte est une case du mur',
  'pack.doorNear': 'une porte est à {apart} cases au moins de toutes les autres',
}
