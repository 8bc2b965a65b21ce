import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('15.1', 'Sure Shot adds 2, declared before the roll', () => {
  const t = table('A4 . . . . b4', { b4: flies(5, 2) }, { hands: [['sureShot']] })
  t.does(P1, does.shoot(t, 'A4', 'b4', 'sureShot'), 5).gives(
    { type: 'cardUsed', card: 'sureShot' },
    { type: 'shotFired', needed: 7, bonus: 2, hit: true },
    { type: 'soldierHit', lives: 1 },
  )
})

rule('15.1', 'not without the card', () => {
  const t = table('A4 . b4', {}, { hands: [['luck']] })
  t.refuses(P1, does.shoot(t, 'A4', 'b4', 'sureShot'), '15.1')
})

rule('15.2', 'with it an 8 counts as a 10', () => {
  const t = table('A4 . . . . b4', {}, { hands: [['sureShot']] })
  t.does(P1, does.shoot(t, 'A4', 'b4', 'sureShot'), 8).gives({ type: 'soldierHit', lives: 0 })
})

rule('15.2', 'a 9 too, and a 7 is only a hit', () => {
  const nine = table('A4 . . . . b4', {}, { hands: [['sureShot']] })
  nine.does(P1, does.shoot(nine, 'A4', 'b4', 'sureShot'), 9).gives({ type: 'soldierHit', lives: 0 })
  const seven = table('A4 . . . . b4', {}, { hands: [['sureShot']] })
  seven.does(P1, does.shoot(seven, 'A4', 'b4', 'sureShot'), 7).gives({ type: 'soldierHit', lives: 1 })
})

rule('15.3', 'a natural 1 misses even so', () => {
  const t = table('A4 b4', {}, { hands: [['sureShot']] })
  t.does(P1, does.shoot(t, 'A4', 'b4', 'sureShot'), 1).gives({ type: 'shotFired', hit: false })
})

rule('15.4', 'the shield turns a hit away', () => {
  const t = table('A4 b4', {}, { hands: [[], ['shield']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 10)
  t.does(P2, does.repel).gives({ type: 'soldierShielded' }, { type: 'soldierHit', lives: 2, saved: 'shield' })
})

rule('15.5', 'and the soldier is safe until the turn ends', () => {
  const t = table('A4 b4 A2', {}, { hands: [[], ['shield']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
  t.does(P2, does.repel)
  t.does(P1, does.shoot(t, 'A2', 'b4'), 10).gives({ type: 'soldierHit', lives: 2, saved: 'shield' })
  t.does(P1, does.endTurn)
  t.shows(t.soldier('b4').shielded, false)
})

rule('15.6', 'the hit still counts on the sheet', () => {
  const t = table('A4 b4', {}, { hands: [[], ['shield']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
  t.does(P2, does.repel).gives({ type: 'soldierHit', saved: 'shield' })
  t.shows([t.soldier('A4').hits, t.soldier('b4').wounds], [1, 0])
})

rule('15.7', 'Lazarus helps any soldier of the side inside the room, the user too', () => {
  const t = table('A4 . A2 . b4', { A4: { lives: 1 }, A2: { lives: 0 }, b4: { lives: 1 } }, { hands: [['lazarus']] })
  t.offered(P1, does.revive(t, 'A4', 'A4'), does.revive(t, 'A4', 'A2'))
  t.refuses(P1, does.revive(t, 'A4', 'b4'), '15.7')
  t.refuses(P1, does.revive(t, 'A4', 'A1'), '15.7')
})

rule('15.7', 'it serves the whole side', () => {
  const t = table('A1 . C1', { C1: { lives: 0 } }, { options: { mode: '4' }, hands: [['lazarus']] })
  t.does('p1', does.revive(t, 'A1', 'C1')).gives({ type: 'soldierRevived', target: t.id('C1'), lives: 1 })
})

rule('15.8', 'wounded becomes intact, immobilised wounded', () => {
  const t = table('A4 . A2 . A1', { A2: { lives: 0 }, A1: { lives: 1 } }, { hands: [['lazarus', 'lazarus']] })
  t.does(P1, does.revive(t, 'A4', 'A2')).gives({ type: 'soldierRevived', lives: 1 })
  t.does(P1, does.revive(t, 'A2', 'A1')).gives({ type: 'soldierRevived', lives: 2 })
})

rule('15.9', 'a revived soldier keeps its unused actions', () => {
  const t = table('A4 . A2 . b4', { A2: { lives: 0, used: 0 } }, { hands: [['lazarus']] })
  t.does(P1, does.revive(t, 'A4', 'A2')).gives({ type: 'soldierRevived' })
  t.offered(P1, does.shoot(t, 'A2', 'b4'))
  t.shows([t.soldier('A2').used, t.soldier('A4').used], [0, KIND.object])
})

rule('15.10', 'Luck repeats a roll of your own', () => {
  const t = table('A4 b4', {}, { hands: [['luck'], []] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1)
  t.does(P1, does.luck, 7).gives(
    { type: 'cardUsed', card: 'luck' },
    { type: 'shotFired', die: 7, again: true, hit: true },
    { type: 'soldierHit' },
  )
  t.shows(t.soldier('A4').shots, 1)
})

rule('15.10', 'a bounce too', () => {
  const t = table('A2 @', { A2: { ...flies(3), used: KIND.shoot } }, { hands: [['luck']] })
  t.does(P1, does.fly(t, 'A2', 3), at(0))
  t.does(P1, does.luck, at(2)).gives({ type: 'soldierBounced', heading: 4, speed: 2 })
})

rule('15.10', 'not without the card', () => {
  const t = table('A4 b4', {}, { hands: [['cable'], []] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1)
  t.refuses(P1, does.luck, '15.10')
})

rule('15.11', 'Luck cancels a hit, which does not count', () => {
  const t = table('A4 b4', {}, { hands: [[], ['luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 10)
  t.does(P2, does.luck).gives({ type: 'soldierHit', lives: 2, saved: 'luck' })
  t.shows([t.soldier('A4').hits, t.soldier('b4').wounds], [0, 0])
})
