// The two printings of the map.
export interface Inks {
  readonly winter: boolean
  readonly land: readonly [string, string, string, string, string]
  readonly contour: string
  readonly water: string
  readonly deep: string
  readonly shore: string
  readonly lines: string
  readonly forest: string
  readonly hatch: string
  readonly tree: string
  readonly treeEdge: string
  readonly treeLight: string
  readonly road: string
  readonly casing: string
  readonly bridge: string
  readonly hex: string
  readonly print: string
  readonly rock: string
  readonly rockLight: string
  readonly margin: string
  readonly field: string
  readonly ploughed: readonly [string, string]
  readonly house: string
  readonly roof: string
}

const SUMMER: Inks = {
  winter: false,
  land: ['#8fa17a', '#a3ae7f', '#b9b983', '#cbbf82', '#d9ca8f'],
  contour: '#77642f',
  water: '#6489a0',
  deep: '#4b7088',
  shore: '#1f3d4c',
  lines: '#b9d0d8',
  forest: '#6b8658',
  hatch: '#304c2d',
  tree: '#264425',
  treeEdge: '#1f351d',
  treeLight: '#93b077',
  road: '#fbf3dc',
  casing: '#5c4826',
  bridge: '#d8c394',
  hex: '#3b3921',
  print: '#2c2a1a',
  rock: '#6b5f49',
  rockLight: '#efe4c4',
  margin: '#e3d8b8',
  field: '#8f8144',
  ploughed: ['#e9d88f', '#9aa56b'],
  house: '#33261a',
  roof: '#b0654a',
}

const WINTER: Inks = {
  winter: true,
  land: ['#cfd9de', '#dbe3e6', '#e6ebec', '#eff1ef', '#f8f7f2'],
  contour: '#8ea3b0',
  water: '#7a9db1',
  deep: '#5c849b',
  shore: '#23404f',
  lines: '#d9e8ee',
  forest: '#a9babd',
  hatch: '#4d646b',
  tree: '#2d434a',
  treeEdge: '#16262c',
  treeLight: '#f7faf9',
  road: '#cdbf9f',
  casing: '#4b4a45',
  bridge: '#b9a98a',
  hex: '#334854',
  print: '#1f2f3a',
  rock: '#55646e',
  rockLight: '#ffffff',
  margin: '#e9e6dc',
  field: '#9fb0b8',
  ploughed: ['#ffffff', '#c9d4d9'],
  house: '#2a2f33',
  roof: '#ffffff',
}

/** Snow on the winter map, whatever the pack calls its others. */
export const inksOf = (map: string): Inks => (map.startsWith('winter') ? WINTER : SUMMER)
