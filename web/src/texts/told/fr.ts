// Of telling: the score, what a turn came to, how a match ended and how to go on from it.
import type { told as en } from './en.ts'

export const told: Readonly<Record<keyof typeof en, string>> = {
  'after.won': 'Vous avez gagné',
  'after.lost': 'Vous avez perdu',
  'after.why': 'Pourquoi : {why}',
  'after.again': 'Encore une fois',
  'after.same': 'Revanche',
  'after.swap': 'Changer de camp',
  'after.next': 'Suivante : {mission}',
  'after.turned': '{round} : qu’aurais-je pu faire ?',
  'share.long':
    'En lien, cette partie compte {length, number} caractères, et les courriels et messageries coupent les liens longs. Le fichier est plus sûr.',
  'told.who': '{seat} :',
  'told.offer': '{short} ({verb})',
  'new.minutes': 'Environ {minutes} minutes.',
  'new.short': 'Nouveau ici ? La partie courte : environ {minutes} minutes',
  'told.title': 'Ce que les autres ont fait',
  'told.again': 'Revoir',
  'told.one': '{thing}',
  'told.many': '{count} × {thing}',
  'told.skip': 'Appuyez sur le plateau pour passer.',
  'verb.walk': 'Aller',
  'verb.fly': 'Voler',
  'verb.hook': 'Crochet',
  'verb.grenade': 'Grenade',
  'verb.attack': 'Attaquer',
  'verb.deploy': 'Déployer',
  'verb.push': 'Pousser',
  'verb.look': 'Regarder',
}
