import { must } from '@muster/engine'
import { BOX, type Kill, makeBook, secretProgress } from '../src/index.ts'
import { attacks, END, goes, rule, type Setting, table } from './table.ts'

const wrapUp = (...secrets: string[]): Setting => ({
  phase: 'rearrange',
  mission: '1',
  starter: 'allies',
  secrets: { allies: secrets },
})

const kill = (more: Partial<Kill> = {}): Kill => ({
  type: 'infantry',
  hero: false,
  inDeployment: false,
  inCover: false,
  by: 'infantry',
  lone: false,
  ...more,
})

/** What a Secret Mission scores when these were eliminated this turn. */
function scores(secret: string, kills: readonly Kill[], vp: number): void {
  const t = table('R . p', wrapUp(secret))
  t.state.kills = [...kills]
  const happened = t.does('allies', END)
  if (vp > 0) happened.gives({ type: 'secretScored', side: 'allies', vp })
  else happened.without({ type: 'secretScored' })
}

rule('S0', 'a fulfilled mission scores by itself and is discarded', () => {
  const t = table('R . p', wrapUp('theCharge', 'wideFront'))
  t.state.kills = [kill({ by: 'cavalry' })]
  t.does('allies', END).gives({ type: 'secretScored', side: 'allies', card: 9, vp: 1 })
  t.shows([t.state.armies.allies.points, t.state.armies.allies.secrets, t.state.secretDiscard], [1, [4], [9]])
})

rule('S0', 'what was done in an earlier turn does not count', () => {
  const t = table('R . p', wrapUp('theCharge'))
  t.does('allies', END).without({ type: 'secretScored' })
})

rule('S1', 'Giant Killer: a tank, or two of cavalry and support', () => {
  scores('giantKiller', [kill({ type: 'tank' })], 2)
  scores('giantKiller', [kill({ type: 'cavalry' }), kill({ type: 'support' })], 1)
  scores('giantKiller', [kill({ type: 'cavalry' }), kill()], 0)
})

rule('S2', 'Cut off the Head: a hero, or anyone in an enemy deployment grid', () => {
  scores('cutOffTheHead', [kill({ hero: true })], 1)
  scores('cutOffTheHead', [kill({ inDeployment: true })], 1)
  scores('cutOffTheHead', [kill()], 0)
})

rule('S2', 'an enemy shot in its deployment grid', () => {
  const t = table('R p:X', { mission: '1', secrets: { allies: ['cutOffTheHead'] }, starter: 'allies' })
  t.does('allies', attacks(t, 'R', 'B1'), 5, 1, 1).gives({ type: 'eliminated' })
  t.does('allies', END)
  t.does('allies', END).gives({ type: 'secretScored', card: 1 })
})

rule('S2', 'for the Blight it is an Allied deployment grid, and not their own', () => {
  const blight = { turn: 'blight', starter: 'blight', mission: '1', secrets: { blight: ['cutOffTheHead'] } } as const
  for (const home of ['A', 'X']) {
    const t = table(`R:${home} p`, blight)
    t.does('blight', attacks(t, 'p', 'A1'), 5).gives({ type: 'eliminated' })
    t.does('blight', END)
    const end = t.does('blight', END)
    if (home === 'A') end.gives({ type: 'secretScored', card: 1, vp: 1 })
    else end.without({ type: 'secretScored' })
  }
})

rule('S0', 'one’s own hero lost in one’s own turn is no deed', () => {
  const gas = { phase: 'movement', gas: ['B1'], hurt: { W: 1 } } as const
  const t = table('W . p', { ...gas, mission: '1', starter: 'allies', secrets: { allies: ['cutOffTheHead'] } })
  t.does('allies', goes(t, 'move', 'W', 'B1'), 5).gives({ type: 'eliminated', hero: true })
  t.does('allies', END).without({ type: 'secretScored' })
})

rule('S3', 'Clean Sweep: three or more', () => {
  scores('cleanSweep', [kill(), kill(), kill()], 1)
  scores('cleanSweep', [kill(), kill()], 0)
})

rule('S4', 'Behind the Lines: from outside into an enemy deployment grid', () => {
  table('R:X . p', wrapUp('behindTheLines')).does('allies', END).gives({ type: 'secretScored', card: 3 })
  const late = table('R:X . p', wrapUp('behindTheLines'))
  late.unit('R').began = false
  late.does('allies', END).without({ type: 'secretScored' })
})

rule('S5', 'Wide Front: five grids of no-man’s land', () => {
  table('R R R R R p', wrapUp('wideFront')).does('allies', END).gives({ type: 'secretScored', card: 4 })
  table('R R R R R:a p', wrapUp('wideFront')).does('allies', END).without({ type: 'secretScored' })
})

rule('S6', 'Stand Fast: a unit on an objective with an enemy beside it', () => {
  table('R:o p', wrapUp('standFast')).does('allies', END).gives({ type: 'secretScored', card: 5 })
  table('R:o . p', wrapUp('standFast')).does('allies', END).without({ type: 'secretScored' })
})

rule('S6', 'a flag without a unit does not stand fast', () => {
  const t = table('.:o p R', { ...wrapUp('standFast'), flags: { A1: 'allies' } })
  t.does('allies', END).gives({ type: 'captured', at: 0, side: 'allies' }).without({ type: 'secretScored' })
})

rule('S7', 'Trench Raid: someone in a bunker or on an objective', () => {
  scores('trenchRaid', [kill({ inCover: true })], 1)
  scores('trenchRaid', [kill()], 0)
})

rule('S8', 'Combined Arms: damage by three types of units', () => {
  const t = table('R . p', wrapUp('combinedArms'))
  t.state.damagers = ['infantry', 'cavalry', 'tank']
  t.does('allies', END).gives({ type: 'secretScored', card: 7 })
  const two = table('R . p', wrapUp('combinedArms'))
  two.state.damagers = ['infantry', 'cavalry']
  two.does('allies', END).without({ type: 'secretScored' })
})

rule('S9', 'Lone Wolf: a unit alone in its grid, and no tank', () => {
  const alone = table('R p')
  alone
    .does('allies', attacks(alone, 'R', 'B1'), 5, 1, 1)
    .gives({ type: 'eliminated', credit: { side: 'allies', type: 'infantry', lone: true } })
  const pair = table('RR p')
  pair
    .does('allies', attacks(pair, 'R', 'B1'), 5, 1, 1)
    .gives({ type: 'eliminated', credit: { side: 'allies', type: 'infantry', lone: false } })
  const tank = table('O p')
  tank
    .does('allies', attacks(tank, 'O', 'B1'), 5, 1, 1)
    .gives({ type: 'eliminated', credit: { side: 'allies', type: 'tank', lone: false } })
  scores('loneWolf', [kill({ lone: true })], 1)
  scores('loneWolf', [kill()], 0)
})

rule('S10', 'The Charge: cavalry eliminated an enemy', () => {
  const t = table('d . R', { turn: 'blight', mission: '1', secrets: { blight: ['theCharge'] }, starter: 'blight' })
  t.does('blight', goes(t, 'assault', 'd', 'B1'))
  t.does('blight', attacks(t, 'd', 'C1'), 5, 1).gives({
    type: 'eliminated',
    credit: { side: 'blight', type: 'cavalry', lone: true },
  })
  t.does('blight', END)
  t.does('blight', END).gives({ type: 'secretScored', card: 9, vp: 1 })
})

rule('S11', 'a host with a hero plug is one unit, a tank and a hero', () => {
  const setting: Setting = {
    turn: 'blight',
    mission: '1',
    starter: 'blight',
    plugs: { O: ['patston'] },
    hurt: { O: 3 },
  }
  const t = table('p . O', { ...setting, secrets: { blight: ['giantKiller', 'cutOffTheHead'] } })
  t.does('blight', attacks(t, 'p', 'C1'), 5, 1).gives({ type: 'eliminated', unitType: 'tank', hero: true })
  t.shows(t.state.kills.length, 1)
  t.does('blight', END)
  t.does('blight', END).gives({ type: 'secretScored', vp: 2 }, { type: 'secretScored', vp: 1 })
})

rule('S7', 'an enemy shot in a bunker', () => {
  const t = table('R p:b', { mission: '1', secrets: { allies: ['trenchRaid'] }, starter: 'allies' })
  t.does('allies', attacks(t, 'R', 'B1'), 5, 1).gives({ type: 'eliminated' })
  t.does('allies', END)
  t.does('allies', END).gives({ type: 'secretScored', card: 6 })
})

rule('S8', 'a tank, a gun and a Rifleman each wound an enemy', () => {
  const arms = `. O H t
                . . R k`
  for (const types of [2, 3]) {
    const t = table(arms, { mission: '1', secrets: { allies: ['combinedArms'] }, starter: 'allies' })
    t.does('allies', attacks(t, 'O', 'D1'), 5).gives({ type: 'attacked', hit: true })
    t.does('allies', attacks(t, 'H', 'D1'), 5).gives({ type: 'attacked', hit: true })
    if (types === 3) t.does('allies', attacks(t, 'R', 'D2'), 5, 1, 1).gives({ type: 'attacked', hit: true })
    t.does('allies', END)
    const end = t.does('allies', END)
    if (types === 3) end.gives({ type: 'secretScored', card: 7, vp: 1 })
    else end.without({ type: 'secretScored' })
  }
})

rule('S4', 'a turn’s beginning is remembered, and newcomers have none', () => {
  const t = table('R:X . p R', { phase: 'rearrange', mission: '1', turn: 'blight', starter: 'blight' })
  t.does('blight', END).gives({ type: 'turnStarted', side: 'allies' })
  t.shows([t.unit('R').began, t.unit('R2').began, t.unit('p').began], [false, true, false])
  t.state.armies.allies.secrets = [3]
  t.does('allies', END)
  t.does('allies', END)
  t.does('allies', END).without({ type: 'secretScored' })
})

/** How far the first Secret Mission of the Allies has come: so much of so much, for so many points. */
function comes(t: ReturnType<typeof table>, far: readonly [done: number, of: number, points: number]): void {
  const view = t.game.view(t.state, 'allies')
  const { done, of, points } = secretProgress(makeBook(BOX), view, 'allies', must(view.secrets?.[0]))
  t.shows([done, of, points], far)
}

rule('S0', 'a mission tells how far it has come, by the way that is nearest', () => {
  const sweep = table('R . p', wrapUp('cleanSweep'))
  comes(sweep, [0, 3, 1])
  sweep.state.kills = [kill(), kill()]
  comes(sweep, [2, 3, 1])
  sweep.state.kills = [kill(), kill(), kill(), kill()]
  comes(sweep, [3, 3, 1])
  const giant = table('R . p', wrapUp('giantKiller'))
  comes(giant, [0, 1, 2])
  giant.state.kills = [kill({ type: 'cavalry' })]
  comes(giant, [1, 2, 2])
  giant.state.kills = [kill({ type: 'cavalry' }), kill({ type: 'support' })]
  comes(giant, [2, 2, 1])
})

rule('S0', 'in the other side’s turn nothing of it is done yet', () => {
  const t = table('R . p', { ...wrapUp('cleanSweep'), turn: 'blight' })
  t.state.kills = [kill(), kill()]
  comes(t, [0, 3, 1])
})

rule('S5', 'a wide front counts its grids in either turn', () => {
  comes(table('R . R . p', { ...wrapUp('wideFront'), turn: 'blight' }), [2, 5, 1])
})

rule('S0', 'weighing an attack tells which mission it would fulfil', () => {
  const before = { mission: '1', starter: 'allies', secrets: { allies: ['theCharge', 'cleanSweep'] } } as const
  const notes = (drawn: string, unit: string): unknown[] => {
    const t = table(drawn, before)
    const { notes } = t.game.preview(t.state, 'allies', attacks(t, unit, 'B1'))
    return notes.flatMap(({ key, args }) => (key === 'note.secret' ? [args?.['secret'], args?.['points']] : []))
  }
  const t = table('R . p', before)
  t.shows(notes('C p', 'C'), [{ key: 'secret.theCharge' }, 1])
  t.shows(notes('R p', 'R'), [])
})
