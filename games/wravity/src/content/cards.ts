import type { CardSpec } from './types.ts'

export const CARDS = {
  cable: { copies: 4, effect: { type: 'cable' } },
  hook: { copies: 4, effect: { type: 'hook' } },
  grenade: { copies: 4, effect: { type: 'grenade', reach: 2 } },
  sureShot: { copies: 4, effect: { type: 'sureShot', bonus: 2 } },
  shield: { copies: 3, effect: { type: 'shield' } },
  lazarus: { copies: 3, effect: { type: 'lazarus' } },
  luck: { copies: 3, effect: { type: 'luck' } },
  conqueror: { copies: 1, effect: { type: 'conqueror', points: 3 } },
  contraband: { copies: 1, effect: { type: 'contraband' } },
  markCommander: { copies: 1, effect: { type: 'mark', rank: 'commander', points: 6 } },
  markSharpshooter: { copies: 1, effect: { type: 'mark', rank: 'sharpshooter', points: 5 } },
  markEngineer: { copies: 1, effect: { type: 'mark', rank: 'engineer', points: 4 } },
  markScout: { copies: 1, effect: { type: 'mark', rank: 'scout', points: 4 } },
  markRecruit: { copies: 1, effect: { type: 'mark', rank: 'recruit', points: 3 } },
} as const satisfies Record<string, CardSpec>
