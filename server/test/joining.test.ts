import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { begun, offered, pair } from '../kit/pair.ts'
import { running } from '../kit/server.ts'
import type { Screen } from '../kit/visitor.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

test('whoever comes or looks while something is being written is shown it only when it is, and once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-joining-'))
  const store = new SqliteStore(join(folder, 'muster.sqlite'))
  let written: Promise<void> | null = null
  const append = store.append.bind(store)
  store.append = async (progress) => {
    await written
    return append(progress)
  }
  const server = await running({ store: async () => store })
  const two = await pair(server, 'aces-and-armor')
  const screens = await begun(two)
  const actor = screens.find((s) => offered(two.game, s).length > 0) as Screen
  const { count } = actor
  let write = (): void => undefined
  written = new Promise((resolve) => {
    write = resolve
  })
  const done = actor.ask({ type: 'act', action: offered(two.game, actor)[0], count })
  await pause(100)
  const late = await two.ben.open(two.table.id)
  const other = screens.find((s) => s !== actor) as Screen
  const looked = other.ask({ type: 'moment', count: count + 1 })
  await pause(100)
  expect(late.count).not.toBeGreaterThan(count)
  expect(other.heard.filter((m) => m.type === 'moment')).toEqual([])
  written = null
  write()
  await done
  expect((await looked).type).toBe('moment')
  await late.until(() => late.view !== null && late.count === actor.count, 'what was written')
  const fresh = await two.ben.open(two.table.id)
  await fresh.until(() => fresh.view !== null, 'a view')
  expect(fresh.count).toBe(late.count)
  expect(late.view).toEqual(fresh.view)
  for (const screen of [...screens, late, fresh]) await screen.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})
