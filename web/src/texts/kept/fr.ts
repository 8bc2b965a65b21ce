// Of keeping matches and bringing them in: what can go wrong, and what is checked.
import type { kept as en } from './en.ts'

export const kept: Readonly<Record<keyof typeof en, string>> = {
  'trouble.blocked':
    'Ce navigateur ne garde rien pour cette page : son stockage est bloqué. Vous pouvez jouer quand même ; vos parties durent jusqu’à la fermeture de la page.',
  'trouble.full':
    'Ce navigateur n’a plus de place. Ce qui est nouveau ne dure que jusqu’à la fermeture de la page : téléchargez-le, ou faites de la place en supprimant des parties.',
  'trouble.older':
    'Muster est ouvert dans un autre onglet de ce navigateur, dans une version plus ancienne. Fermez cet onglet ou rechargez-le : vos parties sont en sûreté et s’afficheront ici dès qu’il aura disparu. D’ici là, les parties durent tant que cette page reste ouverte.',
  'trouble.held': 'Conservée seulement jusqu’à la fermeture de la page.',
  'trouble.download': 'Télécharger pour continuer plus tard',
  'trouble.again': 'Réessayer',
  'damaged.title': 'Cette partie est endommagée',
  'damaged.text':
    'Ce que le navigateur en a gardé ne concorde pas : quelque chose a été perdu ou modifié. On peut la réparer jusqu’où elle va, ou enregistrer ce qui reste dans un fichier.',
  'damaged.mend': 'Réparer',
  'damaged.hopeless': 'On ne peut plus rien en faire. Ce qui reste peut encore être enregistré.',
  'damaged.mended':
    '{lost, plural, =0 {Réparée : rien n’est perdu.} one {Réparée. Une entrée est perdue ; ce qui restait a été enregistré dans un fichier.} other {Réparée. # entrées sont perdues ; ce qui restait a été enregistré dans un fichier.}}',
  'diceLost.title': 'Les dés de cette partie sont perdus',
  'diceLost.text':
    'La graine secrète de ses dés manque, ou n’est pas celle qui a été scellée au début. Vous pouvez regarder la partie. Pour continuer d’ici, de nouveaux dés sont scellés : cela crée une nouvelle partie, et celle-ci reste telle quelle.',
  'diceLost.goOn': 'Continuer avec de nouveaux dés',
  'diceLost.look': 'Regarder la partie',
  'export.title': 'Parties en cours',
  'export.text':
    '{count, plural, one {Une de ces parties est encore en cours. Qui possède la graine de ses dés peut prévoir chaque jet.} other {# de ces parties sont encore en cours. Qui possède les graines de leurs dés peut prévoir chaque jet.}} Sans graines, on peut les regarder ailleurs et les continuer avec de nouveaux dés. Ce qui est caché dans une partie est dans le fichier de toute façon.',
  'export.with': 'Avec les graines, pour moi',
  'export.without': 'Sans les graines',
  'matches.tooMany': 'Il y a trop de parties dans ce fichier : plus de {most, number}.',
  'record.damaged': 'Ce que ce navigateur a gardé de la partie ne concorde pas.',
  'record.tooSlow': 'L’ouverture prenait trop de temps et a été arrêtée. Ce n’est guère une partie de Muster.',
  'dice.check': 'Vérifiez les dés vous-même',
  'dice.busy': 'Tous les dés sont relancés',
  'dice.all':
    '{draws, plural, one {Le seul tirage découle} other {Les # tirages découlent}} de la graine scellée avant le premier jet, et {actions, plural, one {la seule action} other {les # actions}}, des règles.',
  'dice.only':
    '{draws, plural, one {Le seul tirage découle} other {Les # tirages découlent}} de la graine scellée avant le premier jet. Les règles ont changé depuis : ni la position de départ ni les actions n’ont été vérifiées.',
  'dice.bad': 'Les dés ne concordent pas : {problem}',
  'dice.opening': 'La position de départ découle des options.',
  'dice.sealed': 'Le compte rendu porte son sceau : rien n’y a été changé depuis.',
  'begun.position': 'La partie a commencé d’une position donnée par quelqu’un, admise telle quelle.',
  'begun.branch': 'La partie a commencé dans une position d’une autre, admise telle quelle.',
  'dice.agreed':
    '{agreed, plural, one {Une décision a été annulée d’un commun accord : c’est ce que dit le compte rendu, et personne ne peut le vérifier.} other {# décisions ont été annulées d’un commun accord : c’est ce que dit le compte rendu, et personne ne peut le vérifier.}}',
}
