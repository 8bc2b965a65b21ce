// Content packs: JSON that replaces or adds units, armour, sets, maps, missions and Automa levels.
import type { PackRefusal } from '@muster/engine'
import { held, nameless } from '@muster/packs'
import { BOX } from '../src/content/box.ts'
import type { Content } from '../src/content/types.ts'
import { problemsOf } from './checks.ts'
import { Pack } from './schema.ts'

/** The content of the box with a pack laid over it; or what is wrong, and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const read = held(Pack, pack)
  if (!read.ok) return read
  const content = laidOver(defined(read.pack))
  const problems = [...nameless('units', read.pack.units, BOX.units), ...problemsOf(content, read.pack)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

/** The same without fields that were left out. */
function defined<X>(x: X): X {
  return JSON.parse(JSON.stringify(x)) as X
}

function laidOver(pack: Pack): Content {
  const { units, armour, sets, maps, missions, levels } = pack
  return {
    ...BOX,
    units: { ...BOX.units, ...(units as Content['units']) },
    armour: { ...BOX.armour, ...armour },
    sets: { ...BOX.sets, ...(sets as Partial<Content['sets']>) },
    maps: { ...BOX.maps, ...(maps as Content['maps']) },
    missions: { ...BOX.missions, ...(missions as Content['missions']) },
    levels: { ...BOX.levels, ...levels },
  }
}
