import type { FaceTexts } from './en.ts'

export const fr: FaceTexts = {
  'face.place': '{hex}, {things}',
  'face.worth': 'planète de valeur {value}',
  'face.grenade': 'grenade à gravité, vitesse {speed}, cap {heading}',
  'face.field': 'champ de gravité',
  'face.lateral': 'à côté d’une porte',
  'face.soldier.outside': '{soldier}, {rank}, devant la porte',
  'face.soldier.holding': '{soldier}, {rank}, accroché{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.soldier.adrift': '{soldier}, {rank}, à la dérive{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.soldier.flying':
    '{soldier}, {rank}, en vol vers {heading}, vitesse {speed}{lives, select, 2 {} 1 {, blessé} other {, immobilisé}}',
  'face.state.outside': 'Dehors',
  'face.state.holding': 'Accroché',
  'face.state.adrift': 'À la dérive',
  'face.state.flying': 'En vol vers {heading}, vitesse {speed}',
  'face.life.2': 'Indemne',
  'face.life.1': 'Blessé',
  'face.life.0': 'Immobilisé',
  'face.used': '{used} action(s) sur 2 utilisée(s)',
  'face.tray': 'Soldats et cartes',
  'face.squad': 'Vos soldats',
  'face.hand': 'Vos cartes',
  'face.pick': 'Choisissez un soldat pour voir sa fiche.',
  'face.round': 'Manche {round} sur {rounds}',
  'face.goal':
    'Faites franchir la porte adverse à un soldat pendant qu’un autre des vôtres s’agrippe à côté : {door} points, et la bataille est finie. Après {rounds} manches, les points décident.',
  'face.able': '{side} : {able} soldats sur {all} peuvent agir',
}
