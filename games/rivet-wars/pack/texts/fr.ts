import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'effect.points':
    'Dans votre phase de déploiement : {by, plural, one {# point} other {# points}} de déploiement de plus ce tour-ci.',
  'effect.rivets': 'Dans votre phase de déploiement : {by, plural, one {# rivet} other {# rivets}} de plus.',
  'effect.trench':
    'Dans votre phase de déploiement : jusqu’à {by, plural, one {# unité d’infanterie peut se déployer} other {# unités d’infanterie peuvent se déployer}} partout sur votre territoire, sauf sur un objectif.',
  'effect.repair':
    'Dans votre phase de déploiement : retirez {by, plural, one {# dégât} other {# dégâts}} à l’une de vos unités.',
  'effect.barrage':
    'Au début de votre phase de combat : choisissez n’importe quelle case ; le tir dévie et attaque avec {dice, plural, one {# dé} other {# dés}} tous ceux qui s’y trouvent.',
  'effect.aim': 'Dans votre phase de combat : Précision (+{by}) pour toutes les attaques d’une unité ce tour-ci.',
  'effect.again': 'Dans votre phase de combat, après l’attaque d’une unité : elle refait une de ses lignes d’attaque.',
  'effect.haste':
    'Dans votre phase de mouvement : les unités d’une case qui n’ont pas encore bougé ont {by, plural, one {# point} other {# points}} de mouvement de plus.',
  'effect.sappers':
    'Dans votre phase de mouvement : retirez des barbelés, un piège antichar ou un champ de mines d’une case où se trouve votre infanterie, ou d’une case adjacente.',
  'effect.rescue':
    'Quand une de vos unités d’infanterie, héros exclus, est éliminée pendant le tour d’un adversaire : elle rejoint plutôt une de vos cases de déploiement avec {health, plural, one {# point} other {# points}} de santé.',
  'effect.cover':
    'Quand une de vos cases est attaquée : les attaques contre elle lancent {by, plural, one {# dé} other {# dés}} de moins, mais au moins un, jusqu’à ce que l’attaquant ait fini.',
  'effect.intercept':
    'Au début du déploiement ennemi : l’ennemi a {by, plural, one {# point} other {# points}} de déploiement de moins ce tour-ci.',
  'condition.score': '{what} ({points} PV)',
  'condition.or': '{first}. Ou bien : {rest}',
  'condition.whole': '{scores}.',
  'condition.eliminated': 'éliminer {count, plural, one {# unité ennemie} other {# unités ennemies ou plus}}',
  'condition.eliminated.so': 'éliminer {count, plural, one {# unité ennemie} other {# unités ennemies ou plus}}, {how}',
  'condition.types': 'seulement de ces types : {types}',
  'condition.hero': 'seulement des héros',
  'condition.where.deployment': 'dans une case de déploiement ennemie',
  'condition.where.cover': 'dans un bunker ou sur un objectif',
  'condition.by': 'avec une unité de ce type : {type}',
  'condition.lone': 'avec une unité seule dans sa case qui n’est pas un char',
  'condition.infiltrated':
    'terminer le tour dans une case de déploiement ennemie avec une unité qui l’a commencé ailleurs sur le champ de bataille',
  'condition.spread': 'avoir des unités dans au moins {grids, plural, one {# case} other {# cases}} du no man’s land',
  'condition.stoodFast': 'capturer un objectif avec une de vos unités dessus et un ennemi à côté',
  'condition.combined':
    'infliger des dégâts avec des unités de {types, plural, one {# type} other {# types différents}}',
  'pack.id': 'un identifiant est une minuscule, puis des lettres et des chiffres',
  'pack.missionId': 'une mission a un identifiant de minuscules, de chiffres et de -',
  'pack.tileId': 'une face de tuile a un nom de deux signes, comme 5A',
  'pack.tileRow': 'une rangée de tuile est faite de trois . et #',
  'pack.tilesRow': 'une rangée de tuiles s’écrit comme 5A 3B1 --, avec une espace entre elles',
  'pack.gridsRow': 'une rangée de cases s’écrit comme A. a. .o --, avec une espace entre elles',
  'pack.plugSquares': 'un plug occupe 0 cellule, les autres unités 1, 2 ou 4',
  'pack.plugSockets': 'un plug n’a pas de douille',
  'pack.noHealth': 'une unité a au moins 1 point de santé',
  'pack.noArmour': 'une unité a une classe d’armure de 1 à 5',
  'pack.oneHero': 'il n’y a qu’une figurine d’un héros',
  'pack.supply': 'on n’a pour cela aucune unité qui se déplace',
  'pack.noScore': 'personne ne peut marquer : ni objectif, ni missions secrètes, ni points par round',
  'pack.tilesMost': 'cette rangée a {tiles} tuiles, le maximum est {most}',
  'pack.tilesWidth': 'cette rangée a {tiles} tuiles, la première {first}',
  'pack.noTile': 'il n’y a pas de face de tuile {tile}',
  'pack.gridRows': '{tiles, plural, one {# rangée} other {# rangées}} de tuiles font {rows} rangées de cases',
  'pack.cutOff': 'certaines tuiles sont coupées des autres',
  'pack.gridsWidth': 'cette rangée a {grids} cases, ses tuiles en ont {wanted}',
  'pack.strayGrid': 'la case {grid} ne va pas avec sa tuile : -- est hors du plateau',
  'pack.markerOnGate': '{grid} : une case de déploiement ne porte aucun pion',
  'pack.many.objectives': 'plus de {most} objectifs',
  'pack.many.bunkers': 'plus de {most} bunkers',
  'pack.many.wires': 'plus de {most} barbelés',
  'pack.many.traps': 'plus de {most} pièges antichars',
  'pack.many.mines': 'plus de {most} champs de mines',
  'pack.noGate.allies': 'pas de case de déploiement pour les Alliés',
  'pack.noGate.blight': 'pas de case de déploiement pour les Blights',
  'pack.garrison': '{objectives} objectifs, mais {count} « {unit} »',
  'pack.noUnit': 'il n’y a pas d’unité {unit}',
  'pack.otherSide': '{unit} n’est pas une unité du camp {side}',
  'pack.notPlain': '{unit} n’est pas de l’infanterie ordinaire',
  'pack.freeKind': 'un niveau avec de l’infanterie gratuite doit dire laquelle',
}
