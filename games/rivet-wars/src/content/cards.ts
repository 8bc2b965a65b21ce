import type { CardSpec, SecretSpec } from './types.ts'

export const CARDS = {
  secondWave: { copies: 2, effect: { do: 'points', by: 2 } },
  scrapDrive: { copies: 2, effect: { do: 'rivets', by: 1 } },
  forwardTrench: { copies: 2, effect: { do: 'trench', by: 2 } },
  fieldRepairs: { copies: 2, effect: { do: 'repair', by: 1 } },
  barrage: { copies: 2, effect: { do: 'barrage', dice: 2 } },
  steadyAim: { copies: 2, effect: { do: 'aim', by: 1 } },
  fireAtWill: { copies: 2, effect: { do: 'again' } },
  doubleTime: { copies: 2, effect: { do: 'haste', by: 1 } },
  sappers: { copies: 2, effect: { do: 'sappers' } },
  stretcherParty: { copies: 2, effect: { do: 'rescue', health: 1 } },
  takeCover: { copies: 2, effect: { do: 'cover', by: 1 } },
  interceptedOrders: { copies: 2, effect: { do: 'intercept', by: 2 } },
} as const satisfies Record<string, CardSpec>

export const SECRETS = {
  giantKiller: {
    scores: [
      { any: [{ if: 'eliminated', count: 1, types: ['tank'] }], points: 2 },
      { any: [{ if: 'eliminated', count: 2, types: ['cavalry', 'support'] }], points: 1 },
    ],
  },
  cutOffTheHead: {
    scores: [
      {
        any: [
          { if: 'eliminated', count: 1, hero: true },
          { if: 'eliminated', count: 1, where: 'deployment' },
        ],
        points: 1,
      },
    ],
  },
  cleanSweep: { scores: [{ any: [{ if: 'eliminated', count: 3 }], points: 1 }] },
  behindTheLines: { scores: [{ any: [{ if: 'infiltrated' }], points: 1 }] },
  wideFront: { scores: [{ any: [{ if: 'spread', grids: 5 }], points: 1 }] },
  standFast: { scores: [{ any: [{ if: 'stoodFast' }], points: 1 }] },
  trenchRaid: { scores: [{ any: [{ if: 'eliminated', count: 1, where: 'cover' }], points: 1 }] },
  combinedArms: { scores: [{ any: [{ if: 'combined', types: 3 }], points: 1 }] },
  loneWolf: { scores: [{ any: [{ if: 'eliminated', count: 1, lone: true }], points: 1 }] },
  theCharge: { scores: [{ any: [{ if: 'eliminated', count: 1, by: 'cavalry' }], points: 1 }] },
} as const satisfies Record<string, SecretSpec>
