export const en = {
  'face.place': '{hex}, {things}',
  'face.worth': 'planet worth {value}',
  'face.grenade': 'Gravity Grenade, speed {speed}, heading {heading}',
  'face.field': 'gravity field',
  'face.lateral': 'beside a door',
  'face.soldier.outside': '{soldier}, {rank}, outside the door',
  'face.soldier.holding': '{soldier}, {rank}, holding on{lives, select, 2 {} 1 {, wounded} other {, immobilised}}',
  'face.soldier.adrift': '{soldier}, {rank}, stranded{lives, select, 2 {} 1 {, wounded} other {, immobilised}}',
  'face.soldier.flying':
    '{soldier}, {rank}, in flight {heading} at speed {speed}{lives, select, 2 {} 1 {, wounded} other {, immobilised}}',
  'face.state.outside': 'Outside',
  'face.state.holding': 'Holding on',
  'face.state.adrift': 'Stranded',
  'face.state.flying': 'In flight {heading}, speed {speed}',
  'face.life.2': 'Intact',
  'face.life.1': 'Wounded',
  'face.life.0': 'Immobilised',
  'face.used': '{used} of 2 actions used',
  'face.tray': 'Soldiers and cards',
  'face.squad': 'Your soldiers',
  'face.hand': 'Your cards',
  'face.pick': 'Pick a soldier to see its card.',
  'face.round': 'Round {round} of {rounds}',
  'face.goal':
    'Get a soldier through a rival’s door while another of yours holds on beside it: {door} points, and the battle is over. After {rounds} rounds the points decide.',
  'face.able': '{side}: {points, plural, one {# point} other {# points}}, {intact} intact, {hurt} wounded',
  'face.intact': '{intact} intact, {hurt} hurt',
} as const

export type FaceTexts = Readonly<Record<keyof typeof en, string>>
