// Markup planted in everything a view or an event can hold: none of it may become an element or an attribute.
import { type GameModule, type GameTypes, must } from '@muster/engine'
import { GAMES } from '@muster/games'
import { wording } from '@muster/words'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Face, Marks, Say } from '../face.ts'
import { loadFace } from './index.ts'
import { elementsOf, type Parsed } from './parsed.ts'
import { play } from './sample.ts'

const PLANTS = [
  '<img src=x onerror="planted()"><planted>',
  '"><script>planted()</script><planted planted="',
  `' onload='planted()' planted='`,
  '" onmouseover="planted()" planted="',
  '</text></g></svg><iframe srcdoc="<script>planted()</script>"></iframe><planted>',
  '--></style></defs><form action="https://planted.example"><input name=planted></form>',
  'javascript:planted()',
  '__proto__',
]

type Json = unknown
type Path = readonly (string | number)[]

/** The way to everything in a value that is not made of parts. */
function leavesOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function planted(value: Json, paths: readonly Path[], plant: string): Json {
  const out = structuredClone({ value })
  for (const path of paths) {
    let at: Record<string | number, unknown> = out
    for (const key of ['value', ...path].slice(0, -1)) at = at[key] as typeof at
    at[must(['value', ...path].at(-1))] = plant
  }
  return out.value
}

/** So many of each kind: the fourth unit has nothing that the first three have not. */
function sampled(paths: readonly Path[], most: number): Path[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const kind = path.map((key) => (typeof key === 'number' ? '#' : key)).join('.')
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= most
  })
}

class Drawn {
  rendered = 0
  refused = 0
  private readonly known = new Set<string>()

  /** Draws, and finds nothing that was planted; a face that cannot draw such a thing draws nothing. */
  look(draw: () => ReactElement): void {
    const text = this.drawn(draw)
    if (this.known.has(text)) return
    this.known.add(text)
    expect(elementsOf(text).filter(isForeign)).toEqual([])
  }

  private drawn(draw: () => ReactElement): string {
    try {
      const text = renderToStaticMarkup(draw())
      this.rendered++
      return text
    } catch {
      this.refused++
      return ''
    }
  }
}

const FOREIGN = /planted|script|iframe|form|img|input|object|embed/i

const isForeign = ({ element, attributes }: Parsed): boolean =>
  FOREIGN.test(element) ||
  Object.entries(attributes).some(
    ([name, value]) =>
      /^on|planted|srcdoc|action/i.test(name) ||
      (/href|src/i.test(name) && !/^(#|data:image\/svg\+xml,|blob:)/.test(value)),
  )

interface Table {
  readonly module: GameModule<GameTypes>
  readonly face: Face
  readonly say: Say
}

async function tableOf(id: string): Promise<Table> {
  const module = await must(GAMES.find((g) => g.id === id)).load()
  const face = await loadFace(id, null)
  return { module, face, say: wording('en', await module.texts('en'), await face.texts('en')) }
}

function marksFor(face: Face, view: Json): Marks {
  const pieces = face.pieces(view).map((p) => p.piece)
  const mark = { actions: [], chance: 0.5 }
  return {
    ready: new Set(pieces),
    selected: pieces[0] ?? null,
    places: new Map(),
    targets: new Map(pieces.map((p) => [p, mark])),
    lit: new Set(),
  }
}

/** All that a face draws of a view. */
function drawAll({ face, say }: Table, drawn: Drawn, view: Json, viewer: string, marks: Marks): void {
  const seen = { view, viewer, say }
  drawn.look(() => <face.Board {...seen} marks={marks} playing={null} detail="table" />)
  drawn.look(() => <face.Status {...seen} />)
  for (const looked of [...marks.ready].slice(0, 2))
    drawn.look(() => <face.Tray {...seen} marks={marks} looked={looked} show="both" onPiece={() => {}} />)
  drawn.look(() => (
    <ul>
      {[...face.pieces(view), ...face.places(view)].map((x, i) => (
        <li key={i}>{say(x.name)}</li>
      ))}
      {face.rail(view).map((m) => (
        <li key={m.key}>{say(m.label)}</li>
      ))}
      <li>{say(face.goal(view, viewer))}</li>
    </ul>
  ))
}

describe.each(GAMES.map((g) => g.id))('planted in %s', (id) => {
  test('a view shows it as text or not at all, one at a time and all at once', async () => {
    const table = await tableOf(id)
    const drawn = new Drawn()
    const { state, seat } = play(table.module.game, {}, 3, 170, true)
    const view = table.module.game.view(state, seat)
    const marks = marksFor(table.face, view)
    const all = leavesOf(view)
    const texts = all.filter((path) => typeof path.reduce<Json>((at, key) => (at as never)[key], view) === 'string')
    for (const plant of PLANTS) drawAll(table, drawn, planted(view, texts, plant), seat, marks)
    for (const [i, path] of [...sampled(all, 1), ...sampled(texts, 3)].entries())
      drawAll(table, drawn, planted(view, [path], PLANTS[i % PLANTS.length] ?? ''), seat, marks)
    expect(drawn.rendered).toBeGreaterThan(drawn.refused)
  })

  test('an event that is played shows it as text or not at all', async () => {
    const table = await tableOf(id)
    const { face, say, module } = table
    const drawn = new Drawn()
    const { events } = play(module.game, {}, 5, 260, true)
    const kinds = new Map(events.map((e) => [e.event.type, e]))
    for (const { event, before } of kinds.values())
      for (const [i, path] of sampled(leavesOf(event), 2).entries()) {
        const bad = planted(event, [path], PLANTS[i % PLANTS.length] ?? '') as GameTypes['Event']
        const playing = { id: 1, event: bad, after: before, ms: 500, lie: 0 }
        const marks = marksFor(face, before)
        drawn.look(() => (
          <face.Board view={before} viewer="spectator" marks={marks} playing={playing} detail="table" say={say} />
        ))
      }
    expect(drawn.rendered).toBeGreaterThan(drawn.refused)
  })
})
