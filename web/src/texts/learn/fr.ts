// Of learning: the lessons and their coach.
import type { learn as en } from './en.ts'

export const learn: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'Apprendre',
  'learn.what':
    'De courtes leçons sur un vrai plateau. Dans n’importe quel ordre, rien n’est verrouillé, et vous partez quand vous voulez.',
  'learn.all':
    '{count, plural, one {Une leçon} other {# leçons}}, {minutes, plural, one {une minute} other {# minutes}} en tout.',
  'learn.some':
    '{done} sur {count, plural, one {une leçon} other {# leçons}}. Il reste {minutes, plural, one {une minute} other {# minutes}}.',
  'learn.none': 'Pas encore de leçons : le livre de règles dit tout.',
  'learn.minutes': '{minutes} min',
  'learn.done': 'faite',
  'learn.seen': 'vue',
  'learn.begin': 'Commencer : {lesson}',
  'learn.goOn': 'Continuer : {lesson}',
  'learn.again': 'Encore une fois : {lesson}',
  'lesson.title': 'Leçon {number} sur {count} : {title}',
  'lesson.coach': 'Instructeur',
  'lesson.of': '{number} sur {count}',
  'lesson.step': 'Pas {step} sur {steps}',
  'lesson.doneLine': 'Fait : {title}.',
  'lesson.done': 'Fait',
  'lesson.keep': 'À retenir',
  'lesson.next': 'Suite : {title}',
  'lesson.toBattle': 'Vers toutes les leçons',
  'lesson.back': 'Leçon précédente',
  'lesson.once': 'Encore une fois',
  'lesson.all': 'Toutes les leçons',
  'lesson.skip': 'Passer la leçon',
  'lesson.show': 'Montrez-moi',
  'lesson.takeBack': 'Annuler',
  'lesson.not': 'C’est interdit',
  'lesson.notTask': 'Permis, mais ce n’est pas la tâche',
  'lesson.astray': 'Cela peut se faire, mais il s’agit d’autre chose ici. Annulez, ou continuez si vous voulez.',
  'lesson.dice': 'Dans les leçons, les dés sont réglés d’avance. Dans les batailles, ils sont vrais.',
  'lesson.leave': 'Quitter la leçon',
  'lesson.tasks': 'Tâches',
  'lesson.goOn': 'Continuer',
  'setUp.title': 'Installer à partir d’ici',
  'setUp.text':
    'Une nouvelle partie commence à partir de cette position, avec ses propres dés ; son compte rendu le dit.',
  'setUp.you': 'Vous jouez',
  'setUp.play': 'Jouer à partir d’ici',
  'setUp.share': 'Partager cette position',
  'setUp.shared': 'Le lien contient toute la position, mains et pioches comprises.',
}
