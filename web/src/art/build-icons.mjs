// Writes icons.ts and credits.ts: the silhouettes we use out of the game-icons set, and who drew them.
// Run it after changing the list: node web/src/art/build-icons.mjs

import { readFileSync, writeFileSync } from 'node:fs'

/** Icon names by author, as their files lie in the set's own repository. */
const AUTHORS = {
  Skoll: ['brodie-helmet', 'lee-enfield', 'machine-gun', 'pickelhaube'],
  Delapouite: [
    'aero-bike',
    'walking-turret',
    'panzerfaust',
    'astronaut-helmet',
    'samus-helmet',
    'rope-coil',
    'crosshair',
    'vibrating-shield',
    'cargo-crate',
    'human-target',
    'planet-conquest',
  ],
  Lorc: [
    'rocket',
    'gas-mask',
    'skull-crossed-bones',
    'cog',
    'winged-emblem',
    'reticule',
    'wingfoot',
    'spanner',
    'meat-hook',
    'laser-precision',
    'black-hole-bolas',
    'frozen-orb',
    'grab',
    'feather',
    'three-leaves',
  ],
  Cathelineau: ['great-war-tank'],
  'Carl Olsen': ['flame'],
  DarkZaitzev: ['acrobatic'],
  Quoting: ['field-gun'],
  Zeromancer: ['heart-plus'],
  sbed: ['turret', 'water-drop', 'clover'],
}

const here = new URL('.', import.meta.url)
const set = JSON.parse(readFileSync(new URL('../../../node_modules/@iconify-json/game-icons/icons.json', here), 'utf8'))

/** All the paths of an icon as one, in a box of 512. */
function pathOf(name) {
  const body = set.icons[name]?.body
  if (!body) throw new Error(`the set has no ${name}`)
  return [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')
}

const rows = Object.entries(AUTHORS)
  .flatMap(([author, names]) => names.map((name) => ({ name, author })))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
const text = [
  '// Made by build-icons.mjs; do not edit. Silhouettes from game-icons.net, CC BY 3.0, recoloured and put on bases by us.',
  '',
  'export const ICONS = {',
  ...rows.map((row) => `  '${row.name}': {\n    author: '${row.author}',\n    d: '${pathOf(row.name)}',\n  },`),
  '} as const',
  '',
  'export type IconName = keyof typeof ICONS',
  '',
].join('\n')
writeFileSync(new URL('icons.ts', here), text)

const credits = [
  '// Made by build-icons.mjs; do not edit. Who drew which silhouette of game-icons.net (CC BY 3.0).',
  '',
  'export const ICON_CREDITS = {',
  ...Object.entries(AUTHORS)
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(
      ([author, names]) =>
        `  '${author}': [${[...names]
          .sort()
          .map((n) => `'${n}'`)
          .join(', ')}],`,
    ),
  '} as const',
  '',
].join('\n')
writeFileSync(new URL('credits.ts', here), credits)
