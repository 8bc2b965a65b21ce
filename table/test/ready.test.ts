// What happened is made ready before it is written, and told only after.
import { offers } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Session } from '../src/index.ts'
import { hosted, settled } from './rig.ts'

const GAME = 'wravity'

/** A table whose record is written when the test says so, and a screen of all who sit there. */
async function slow(steps: () => () => void = () => () => undefined) {
  const said: string[] = []
  const written: ((ok: boolean) => void)[] = []
  const save = (): Promise<boolean> => new Promise((resolve) => written.push(resolve))
  const { host, chairs } = await hosted(GAME, { store: { save } })
  const [seat = ''] = host.match.game.toAct(host.match.state)
  const join = (name: string, seats: readonly string[]): Session => {
    const tell = steps()
    const session = host.join({
      seats,
      tell: (news) => void said.push(`${name}: ${news.type}`),
      paced: false,
      teller: {
        all: () => void said.push(`${name}: all`),
        steps: () => {
          said.push(`${name}: ready`)
          return () => {
            tell()
            said.push(`${name}: told`)
          }
        },
      },
    })
    session.start()
    said.length = 0
    return session
  }
  const act = (session: Session) => {
    const [action = { type: '' }] = offers(host.match.game, host.match.state, seat)
    return session.act(action, host.match.walk.count)
  }
  return { host, chairs, seat, join, act, said, written }
}

test('what happened is ready before it is written, and told when it is', async () => {
  const { seat, join, act, said, written } = await slow()
  const session = join('Ann', [seat])
  const done = act(session)
  await settled()
  expect(said).toEqual(['Ann: ready'])
  written[0]?.(true)
  expect(await done).toEqual({ ok: true })
  expect(said).toEqual(['Ann: ready', 'Ann: told'])
})

test('whoever left meanwhile is told nothing, and whoever came is told nothing twice', async () => {
  const { host, chairs, seat, join, act, said, written } = await slow()
  const ann = join('Ann', [seat])
  const other = chairs.find((c) => c.seat !== seat)?.seat ?? ''
  const ben = join('Ben', [other])
  const done = act(ann)
  await settled()
  said.length = 0
  ben.leave()
  host.join({
    seats: [other],
    tell: () => undefined,
    paced: false,
    teller: { all: () => undefined, steps: () => () => void said.push('Cal: told') },
  })
  written[0]?.(true)
  await done
  expect(said).toEqual(['Ann: told'])
})

test('what cannot be told is written all the same', async () => {
  const { host, seat, written } = await slow()
  const session = host.join({
    seats: [seat],
    tell: () => undefined,
    paced: false,
    teller: {
      all: () => undefined,
      steps: () => {
        throw new Error('no words for it')
      },
    },
  })
  session.start()
  const [action = { type: '' }] = offers(host.match.game, host.match.state, seat)
  const done = session.act(action, 0)
  await settled()
  expect(written).toHaveLength(1)
  written[0]?.(true)
  await expect(done).rejects.toThrow('no words for it')
})

test('a screen that two share goes to the other no sooner than what was done is written', async () => {
  const { host, chairs, seat, join, act, said, written } = await slow()
  const session = join(
    'both',
    chairs.map((c) => c.seat),
  )
  session.sit(seat)
  const done = act(session)
  await settled()
  said.length = 0
  session.pass(true)
  await settled()
  expect(said).toEqual([])
  expect(session.viewer).toBe(seat)
  written[0]?.(true)
  await done
  await settled()
  expect(host.match.game.toAct(host.match.state)).not.toContain(seat)
  expect(session.viewer).not.toBe(seat)
})
