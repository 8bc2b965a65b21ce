import type { PackRefusal } from '@muster/engine'
import { held, nameless } from '@muster/packs'
import { BOX } from '../src/content/box.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'

/** The content of the box with a pack's on top, or what is wrong with the pack and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const read = held(Pack, pack)
  if (!read.ok) return read
  const { units, cards, secrets, tiles, missions } = read.pack
  const content: Content = {
    units: { ...BOX.units, ...units },
    cards: { ...BOX.cards, ...cards },
    secrets: { ...BOX.secrets, ...secrets },
    tiles: { ...BOX.tiles, ...tiles },
    missions: { ...BOX.missions, ...missions },
  }
  const unnamed = NAMED.flatMap((part) => nameless(part, read.pack[part], BOX[part]))
  const problems = [...unnamed, ...problemsOf(content, read.pack)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

const NAMED = ['units', 'cards', 'secrets', 'missions'] as const
