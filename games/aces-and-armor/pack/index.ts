// Content packs: JSON that replaces or adds units, armour, sets, maps, missions and Automa levels.
import type { PackProblem, PackRefusal } from '@muster/engine'
import { z } from 'zod'
import { BOX } from '../src/content/box.ts'
import { type Content, ROLES } from '../src/content/content.ts'
import { FACTIONS } from '../src/state.ts'
import { problemsOf } from './checks.ts'

const Id = z.string().regex(/^[a-z][a-z0-9-]*$/)
const Role = z.enum(ROLES)
const hits = z.int().min(0).max(12)

const Unit = z.strictObject({
  name: z.string().min(1).max(40),
  arm: z.enum(['infantry', 'tank', 'artillery', 'aircraft']),
  role: Role,
  speed: z.int().min(1).max(15),
  cost: z.int().min(1).max(30),
  hits: z.tuple([hits, hits, hits]),
  range: z.tuple([z.int().min(1).max(8), z.int().min(1).max(8)]),
  antiAir: z.enum(['yes', 'no', 'returns']),
  armour: z.string(),
  blast: z.literal(1).optional(),
})

const Row = z.array(z.int().min(1).max(27)).length(6)
const Armour = z.strictObject({ open: Row, forest: Row })

const MapFile = z.strictObject({
  half: z.int().min(0).max(30),
  shoreRows: z.int().min(0).max(30),
  rows: z
    .array(z.string().regex(/^[.f=#~^X1-9abc]+$/))
    .min(6)
    .max(30),
})

const Limits = z.partialRecord(Role, z.int().min(0).max(8))
const Factories = z.array(z.int().min(0).max(29))

const Mission = z.strictObject({
  table: z.boolean(),
  map: Id.optional(),
  sets: z.union([z.literal(1), z.literal(2)]).optional(),
  atMost: z.strictObject({ germany: Limits.optional(), allies: Limits.optional() }).optional(),
  flags: z.partialRecord(z.enum(FACTIONS), Factories).optional(),
  divide: Factories.optional(),
  tokens: z
    .strictObject({ germany: z.array(z.int().min(1).max(12)), allies: z.array(z.int().min(1).max(12)) })
    .optional(),
  goal: z.int().min(0).max(30).optional(),
  weather: z.literal(true).optional(),
  mountains: z.literal(true).optional(),
  launcher: z.literal(true).optional(),
  shore: z.strictObject({ from: z.int().min(1), rounds: z.int().min(1).max(60) }).optional(),
})

const Six = z.array(Id).length(6)

const PackFile = z.strictObject({
  name: z.string().max(80).optional(),
  units: z.record(Id, Unit).default({}),
  armour: z.record(z.string().regex(/^[A-Za-z]{1,12}$/), Armour).default({}),
  sets: z.strictObject({ g1: Six.optional(), us: Six.optional(), g2: Six.optional(), su: Six.optional() }).default({}),
  maps: z.record(Id, MapFile).default({}),
  missions: z.record(Id, Mission).default({}),
  levels: z.record(Id, z.array(Role).max(6)).default({}),
})

/** The content of the box with a pack laid over it; or what is wrong, and where. */
export function readPack(pack: unknown): { readonly ok: true; readonly content: Content } | PackRefusal {
  const parsed = PackFile.safeParse(pack)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => problem(issue)) }
  const content = laidOver(defined(parsed.data))
  const problems = problemsOf(content)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

function problem(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): PackProblem {
  const path = issue.path.map((p, i) => (typeof p === 'number' ? `[${p}]` : `${i > 0 ? '.' : ''}${String(p)}`)).join('')
  return { path, problem: issue.message }
}

/** The same without fields that were left out. */
function defined<X>(x: X): X {
  return JSON.parse(JSON.stringify(x)) as X
}

function laidOver(pack: z.infer<typeof PackFile>): Content {
  const { units, armour, sets, maps, missions, levels } = pack
  return {
    ...BOX,
    units: { ...BOX.units, ...(units as Content['units']) },
    armour: { ...BOX.armour, ...armour },
    sets: { ...BOX.sets, ...(sets as Partial<Content['sets']>) },
    maps: { ...BOX.maps, ...maps },
    missions: { ...BOX.missions, ...(missions as Content['missions']) },
    levels: { ...BOX.levels, ...levels },
  }
}
