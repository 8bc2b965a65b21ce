import type { MapSpec } from './types.ts'

// Flat-top hexes, odd columns half a hex down. . open, f forest, = road, # bridge, ~ water,
// ^ mountain, X factory, 1-9 a b c the start numbers 1 to 12 on open ground.

/**
 * The right half is the left one turned by 180 degrees. Factories lie in woods:
 * whoever comes first has no first choice of them. Armies muster in woods: whoever strikes first strikes less hard.
 */
export const SUMMER: MapSpec = {
  half: 13,
  shoreRows: 0,
  rows: [
    '..f.=..~ffff..fffffff=fff.',
    '.ff.=f.~f2ff..ff7fffX=ffff',
    '.f.f=ff~ffff..fffffff=f8ff',
    'ffff=Xff~fff..f.f.f.f=~fff',
    'f1ff====#=============~~f.',
    'ffff=fff~fXfffffff...=..~~',
    'ffff=fff~~ffff9fffff.=..^^',
    'ffff=fff.~~~~~fffXfff=.f.^',
    'ffXf=3ffff.~~~fffffff===ff',
    'ff===fffffff~~~.ffffa=fXff',
    '^.f.=fffXfff~~~~~.fff=ffff',
    '^^..=.fffff4ffff~~fff=ffff',
    '~~..=...fffffffXf~fff=ffff',
    '.f~~=============#====ffcf',
    'fff~=f.f.f.f..fff~ffX=ffff',
    'ff5f=fffffff..ffff~ff=f.f.',
    'ffff=Xfff6ff..ffbf~.f=.ff.',
    '.fff=fffffff..ffff~..=.f..',
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
