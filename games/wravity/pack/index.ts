// Content packs: JSON that replaces or adds squads, ranks, cards and rooms by combining what exists.
import type { PackRefusal } from '@muster/engine'
import { held, nameless } from '@muster/packs'
import { BOX } from '../src/content/index.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'

/** The content of the box with a pack laid over it, or what is wrong with the pack, and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const read = held(Pack, pack)
  if (!read.ok) return read
  const content = laidOver(BOX, read.pack)
  const unnamed = PARTS.flatMap((part) => nameless(part, read.pack[part], BOX[part]))
  const problems = [...unnamed, ...problemsOf(content, read.pack)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

const PARTS = ['squads', 'ranks', 'cards', 'rooms'] as const

function laidOver(box: Content, pack: Pack): Content {
  const strip = <X extends { name?: string | undefined }>(all: Record<string, X> | undefined) =>
    Object.fromEntries(Object.entries(all ?? {}).map(([id, { name: _, ...rest }]) => [id, rest]))
  const squads = Object.fromEntries(Object.entries(pack.squads ?? {}).map(([id, squad]) => [id, squad.soldiers]))
  return {
    ...box,
    squads: { ...box.squads, ...squads },
    ranks: { ...box.ranks, ...strip(pack.ranks) },
    cards: { ...box.cards, ...strip(pack.cards) },
    rooms: { ...box.rooms, ...strip(pack.rooms) },
    names: { ...box.names, ...namesIn(pack) },
  }
}

/** Only names that are given: what takes a place in the box without one keeps its texts. */
function namesIn(pack: Pack): Record<string, string> {
  const kinds = { squad: pack.squads, rank: pack.ranks, card: pack.cards, room: pack.rooms }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, all]) =>
      Object.entries(all ?? {}).flatMap(([id, { name }]) => (name === undefined ? [] : [[`${kind}.${id}`, name]])),
    ),
  )
}
