import type { MapSpec } from './types.ts'

// Flat-top hexes, odd columns half a hex down. . open, f forest, = road, # bridge, ~ water,
// ^ mountain, X factory, 1-9 a b c the start numbers 1 to 12 on open ground.

/** The right half is the left one turned by 180 degrees. Factories lie in woods: whoever comes first has no first choice of them. */
export const SUMMER: MapSpec = {
  half: 13,
  shoreRows: 0,
  rows: [
    '..f.=..~..f....ff.fff=fff.',
    '.ff.=f.~.2....f.7.ffX=f.ff',
    '.f.f=ff~..........fff=f8..',
    '...f=Xff~fff..f...f.f=~...',
    '.1.f====#=============~~..',
    'f...=fff~fXff....f...=..~~',
    'ffff=.ff~~fff.9fffff.=..^^',
    'ffff=..f.~~~~~fffXff.=.f.^',
    'ffXf=3.fff.~~~.fffff.===ff',
    'ff===.fffff.~~~.fff.a=fXff',
    '^.f.=.ffXfff~~~~~.f..=ffff',
    '^^..=.fffff4.fff~~ff.=ffff',
    '~~..=...f....ffXf~fff=...f',
    '..~~=============#====f.c.',
    '...~=f.f...f..fff~ffX=f...',
    '..5f=fff..........~ff=f.f.',
    'ff.f=Xff.6.f....b.~.f=.ff.',
    '.fff=fff.ff....f..~..=.f..',
  ],
}

export const WINTER: MapSpec = {
  half: 0,
  shoreRows: 6,
  rows: [
    '~~~~~~~~~~~~~~~~~~~~~~~~~~',
    '~~~~~~~~~~.X.~~~~~~~~~~~~~',
    '..~~~~~~~~...~~~~~~~~~~~..',
    '....~~~~~~~~~~~~~~~~~8....',
    '.....2~~~...~~~~...~~~....',
    '.fX.....~.X...~.f.X.....X.',
    '.f..f......f..~....f....f.',
    'f..=..ff.=..f3.f.=..f..=..',
    '=1.=.....=.f..=..=.7...=.9',
    '==========================',
    '.ff..=..f...=...f=.ff=..f.',
    'f...X=..ff..=.ff.=..X=.^^f',
    '~~~~~#~~~~~~#~~~~#~~~#~~~~',
    '....f=4.f...=.a.f=...=..f.',
    '.f..==...f^.=...==...==.c.',
    '5.f..=f..^^.=...f=.f.=...f',
    'f..X.=..f...=X...=..f=.X.f',
    'f....=..f6..=....=.b.=..^^',
  ],
}
