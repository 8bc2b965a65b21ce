import type { FaceTexts } from './en.ts'

export const fr: FaceTexts = {
  'face.place': '{hex}, {things}',
  'face.worth': 'planète de valeur {value}',
  'face.grenade': 'Grenade gravitationnelle, vitesse {speed}, cap {heading}',
  'face.field': 'champ de gravité',
  'face.lateral': 'à côté d’une porte',
  'face.soldier.outside': '{soldier}, {rank}, devant la porte',
  'face.soldier.holding': '{soldier}, {rank}, accroché{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.soldier.adrift': '{soldier}, {rank}, sans prise{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.soldier.flying':
    '{soldier}, {rank}, en vol, cap {heading}, vitesse {speed}{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.state.outside': 'Dehors',
  'face.state.holding': 'Accroché',
  'face.state.adrift': 'Sans prise',
  'face.state.flying': 'En vol, cap {heading}, vitesse {speed}',
  'face.life.2': 'Intact',
  'face.life.1': 'Blessé',
  'face.life.0': 'Immobilisé',
  'face.used': 'Actions utilisées : {used} sur 2',
  'face.tray': 'Soldats et cartes',
  'face.squad': 'Vos soldats',
  'face.hand': 'Vos cartes',
  'face.pick': 'Choisissez un soldat pour voir sa fiche.',
  'face.round': 'Manche {round} sur {rounds}',
  'face.goal':
    'Faites franchir la porte adverse à un soldat pendant qu’un autre des vôtres reste accroché dans une case latérale : {door} points, et la bataille est terminée. Après {rounds} manches, les points décident.',
  'face.able': '{side} : {points, plural, one {# point} other {# points}}, {intact} indemnes, {hurt} blessés',
  'face.intact': '{intact} indemnes, {hurt} blessés',
}
