// A server under attack: two people in the middle of a match, a table with a free chair, and somebody who means ill.
import type { TableSeen } from '@muster/protocol'
import { begun, goOn, pair } from '../pair.ts'
import { type Screen, Visitor } from '../visitor.ts'

export interface Scene {
  readonly address: string
  readonly ann: Visitor
  readonly ben: Visitor
  /** A guest who sits at none of these tables. */
  readonly eve: Visitor
  readonly nobody: Visitor
  /** In the middle of a match between Ann and Ben. */
  readonly table: TableSeen
  /** The link of that table: used up. */
  readonly spent: string
  /** Ann's, with a chair free. */
  readonly laid: TableSeen
  readonly screens: readonly [Screen, Screen]
}

/** Something that nobody of good will does, and what is answered. */
export interface Case {
  readonly name: string
  /** What is documented: a status, a close code, or a kind of answer. */
  readonly answer: string
  run(scene: Scene): Promise<string>
}

export async function sceneAt(address: string): Promise<Scene> {
  const visitor = (name: string): Promise<Visitor> => new Visitor(address).called(name)
  const two = await pair({ visitor }, 'aces-and-armor')
  const screens = await begun(two)
  await goOn(two.game, screens, 6)
  const { ann, ben, table, invite: spent } = two
  const chairs = two.table.chairs.map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
  const laid = await ann.get<TableSeen>('lay', { body: { game: two.table.game, options: {}, chairs } })
  const eve = await visitor('Eve')
  return { address, ann, ben, eve, nobody: new Visitor(address), table, spent, laid, screens }
}
