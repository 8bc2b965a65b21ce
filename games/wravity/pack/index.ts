// Content packs: JSON that replaces or adds squads, ranks, cards, rooms and modes by combining what exists.
import type { PackProblem } from '@muster/engine'
import { z } from 'zod'
import { BOX } from '../src/content/index.ts'
import { reddened } from '../src/content/squads.ts'
import type { Content } from '../src/content/types.ts'

const Id = z.string().regex(/^[a-z][a-zA-Z0-9]*$/)
const Name = z.string().min(1).max(40)
const attribute = (least: number) => z.int().min(least).max(10)

const Attributes = z.strictObject({
  movement: attribute(1),
  strength: z.int().min(1).max(6),
  agility: attribute(0),
  precision: attribute(0),
})

const Soldier = z
  .strictObject({ number: z.int().min(1).max(20), rank: Id, white: Attributes, red: Attributes.optional() })
  .transform((x) => ({ ...x, red: x.red ?? reddened(x.white) }))

const Points = z.int().min(0).max(50)

const Effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cable') }),
  z.strictObject({ type: z.literal('hook') }),
  z.strictObject({ type: z.literal('grenade'), reach: z.int().min(1).max(4) }),
  z.strictObject({ type: z.literal('sureShot'), bonus: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('shield') }),
  z.strictObject({ type: z.literal('lazarus') }),
  z.strictObject({ type: z.literal('luck') }),
  z.strictObject({ type: z.literal('conqueror'), points: Points }),
  z.strictObject({ type: z.literal('contraband') }),
  z.strictObject({ type: z.literal('mark'), rank: Id, points: Points }),
])

const Axial = z.tuple([z.int(), z.int()]).readonly()

const Room = z
  .strictObject({
    name: Name.optional(),
    radius: z.int().min(5).max(12),
    two: z.array(Axial).length(2),
    three: z.array(Axial).length(3),
    reach: z.int().min(2),
    fromDoors: z.int().min(1),
    apart: z.int().min(1),
    values: z.array(z.int().min(0).max(20)).min(1).max(12),
  })
  .superRefine((room, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const key of ['two', 'three'] as const)
      room[key].forEach(([q, r], i) => {
        const far = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
        if (far !== room.radius) issue([key, i], 'a door is a hex of the wall')
      })
    if (!hasRoom(room)) issue(['values'], 'there may be no place left for so many planets')
  })

interface Places {
  readonly radius: number
  readonly reach: number
  readonly fromDoors: number
  readonly apart: number
  readonly values: readonly number[]
}

const within = (radius: number): number => 1 + 3 * radius * (radius + 1)

/** Even if every planet and every door spoils as many hexes as it can, one is left for the last planet. */
function hasRoom({ radius, reach, fromDoors, apart, values }: Places): boolean {
  const doors = fromDoors + reach > radius ? 3 * Math.ceil(within(fromDoors - 1) / 2) : 0
  return within(Math.min(radius, reach)) - doors > (values.length - 1) * within(apart - 1)
}

const PackFile = z.strictObject({
  squads: z.record(Id, z.strictObject({ name: Name.optional(), soldiers: z.array(Soldier).length(8) })).optional(),
  ranks: z.record(Id, z.strictObject({ name: Name.optional(), looks: z.boolean(), commands: z.boolean() })).optional(),
  cards: z
    .record(Id, z.strictObject({ name: Name.optional(), copies: z.int().min(0).max(20), effect: Effect }))
    .optional(),
  rooms: z.record(Id, Room).optional(),
})

type Pack = z.infer<typeof PackFile>

/** The content of the box with a pack laid over it, or what is wrong with the pack, and where. */
export function readPack(
  pack: unknown,
):
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly PackProblem[] } {
  const read = PackFile.safeParse(pack)
  if (!read.success) {
    const problems = read.error.issues.map((issue) => ({ path: pathOf(issue.path), problem: issue.message }))
    return { ok: false, problems }
  }
  const content = laidOver(BOX, read.data)
  const problems = [...danglingRanks(content), ...doubleNumbers(read.data)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content }
}

/** `cards.magnet.effect.points`, `rooms.cellar.two[1]` */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${String(part)}` : String(part)
  }, '')
}

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

function namesIn(pack: Pack): Record<string, string> {
  const kinds = { squad: pack.squads, rank: pack.ranks, card: pack.cards, room: pack.rooms }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, all]) =>
      Object.entries(all ?? {}).map(([id, x]) => [`${kind}.${id}`, x.name ?? id] as const),
    ),
  )
}

function danglingRanks(content: Content): PackProblem[] {
  const problem = (path: string, rank: string): PackProblem[] =>
    content.ranks[rank] ? [] : [{ path, problem: `there is no rank ${rank}` }]
  const squads = Object.entries(content.squads).flatMap(([id, squad]) =>
    squad.flatMap((x, i) => problem(`squads.${id}.soldiers[${i}].rank`, x.rank)),
  )
  const cards = Object.entries(content.cards).flatMap(([id, { effect }]) =>
    effect.type === 'mark' ? problem(`cards.${id}.effect.rank`, effect.rank) : [],
  )
  return [...squads, ...cards]
}

function doubleNumbers(pack: Pack): PackProblem[] {
  return Object.entries(pack.squads ?? {}).flatMap(([id, { soldiers }]) =>
    soldiers.flatMap((x, i) =>
      soldiers.findIndex((y) => y.number === x.number) < i
        ? [{ path: `squads.${id}.soldiers[${i}].number`, problem: `number ${x.number} is taken` }]
        : [],
    ),
  )
}
