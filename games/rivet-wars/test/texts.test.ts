import { act, check, LANGUAGES, type Message, offers, seeded } from '@muster/engine'
import { type Wording, wording } from '@muster/words'
import { expect, test } from 'vitest'
import { type Action, BOX, type Event, module, rivetWars, type Seat, type State } from '../src/index.ts'

const game = rivetWars()

async function tongues(): Promise<Wording[]> {
  return Promise.all(LANGUAGES.map(async (language) => wording(language, await module.texts(language))))
}

/** Everything that can be said of a position and what may be done in it. */
function said(s: State, seat: Seat, all: readonly Action[], luck: ReturnType<typeof seeded>): Message[] {
  const few = luck.shuffle(all).slice(0, 6)
  const previews = few.map((a) => game.preview(s, seat, a))
  const wrong = few.map((a) =>
    check(game, s, seat, { ...a, at: luck.below(54), unit: luck.below(9), line: luck.below(2) } as Action),
  )
  return [
    game.words.prompt(s, seat),
    game.words.prompt(s, 'spectator'),
    ...few.map((a) => game.words.action(s, seat, a)),
    ...game.picture(game.view(s, seat)).flatMap((line) => line.flatMap((span) => span.say ?? [])),
    ...previews.flatMap((p) => [...p.price, ...p.warnings, ...p.notes]),
    ...previews.flatMap((p) => [...p.odds, ...p.expected].map(({ label }) => label)),
    ...wrong.flatMap((verdict) => (verdict.ok || verdict.rule === null ? [] : [verdict.why])),
  ]
}

test.each(Object.keys(BOX.missions))(
  'mission %s is told in every language, without a word missing',
  async (mission) => {
    const words = await tongues()
    const luck = seeded(`texts ${mission}`)
    const s = game.setup({ mission, seating: 'two', rounds: 12, gateTo: 8 }, luck)
    const hear = (messages: readonly Message[]): void => {
      for (const message of messages) for (const word of words) expect(word(message)).not.toBe('')
    }
    while (!game.outcome(s)) {
      const seat = game.toAct(s)[0] as Seat
      const all = offers(game, s, seat)
      hear(said(s, seat, all, luck))
      const then = game.clone(s)
      const acted = act(game, s, seat, luck.pick(all), luck)
      if (!acted.ok) throw new Error(acted.why.key)
      for (const event of acted.events) {
        game.evolve(then, event)
        const message = game.words.event(then, event)
        if (message) hear([message])
      }
    }
    hear([game.words.prompt(s, 'allies'), ...[game.outcome(s)?.why].flatMap((why) => why ?? [])])
  },
)

test('whatever has a name has it in every language, with a text where it does something', async () => {
  for (const language of LANGUAGES) {
    const texts = await module.texts(language)
    const keys = [
      ...Object.keys(BOX.units).map((id) => `unit.${id}`),
      ...Object.keys(BOX.cards).flatMap((id) => [`card.${id}`, `card.${id}.text`]),
      ...Object.keys(BOX.secrets).flatMap((id) => [`secret.${id}`, `secret.${id}.text`]),
      ...Object.keys(BOX.missions).flatMap((id) => [`mission.${id}`, `mission.${id}.story`, `option.mission.${id}`]),
      ...Object.values(BOX.units).flatMap((unit) => unit.abilities.map(({ name }) => `ability.${name}`)),
      ...game.options.map(({ key }) => `option.${key}`),
      ...standingKeys(),
    ]
    expect(keys.filter((key) => !(key in texts))).toEqual([])
  }
})

test('the picture names the viewer’s own cards, and nobody else’s', async () => {
  const word = wording('en', await module.texts('en'))
  const s = game.setup({ mission: '3', seating: 'two', rounds: 0, gateTo: 8 }, seeded('held'))
  Object.assign(s.armies.allies, { hand: [4, 9], secrets: [0] })
  Object.assign(s.armies.blight, { hand: [], secrets: [] })
  const lines = (viewer: Seat | 'spectator'): string[] =>
    game
      .picture(game.view(s, viewer))
      .map((line) => line.map((span) => (span.say ? word(span.say) : span.text)).join(''))
  expect(lines('allies').slice(-2)).toEqual([
    '   In hand: Barrage and Stretcher Party',
    '   Secret Missions: Giant Killer',
  ])
  expect(lines('blight')).toEqual(lines('spectator'))
})

test('the diary tells of a flag that goes, of Precision and of mission 10’s levels', async () => {
  const [en, es, fr] = await tongues()
  const s = game.setup({ mission: '10', seating: 'two', rounds: 0, gateTo: 8 }, seeded('diary'))
  const tell = (event: Event): (string | undefined)[] => {
    const message = game.words.event(s, event)
    return message ? [en, es, fr].map((word) => word?.(message)) : []
  }
  const at = 0
  expect(tell({ type: 'captured', at, side: 'allies', vp: 1 })[0]).toBe(
    'The objective in A1 is captured by the Allies.',
  )
  expect(tell({ type: 'captured', at, side: 'allies', vp: 1, struck: true })).toEqual([
    'The objective in A1 is captured by the Allies. The enemy flag comes down.',
    'Objetivo de A1 capturado por los Aliados. Se retira la insignia enemiga.',
    'Objectif de A1 capturé par les Alliés. Le drapeau ennemi est retiré.',
  ])
  expect(tell({ type: 'levelsSet', allies: 0, blight: 0 })).toEqual([])
  expect(tell({ type: 'levelsSet', allies: 4, blight: 0 })[0]).toBe(
    'The fighting grows fiercer. In the next round: 1 more rivet for the Allies; nothing more for the Blight.',
  )
  expect(tell({ type: 'levelsSet', allies: 6, blight: 9 })).toEqual([
    'The fighting grows fiercer. In the next round: 3 more deployment points for the Allies; 3 infantry units free for the Blight.',
    'El combate arrecia. En la próxima ronda: 3 puntos de despliegue más para los Aliados; 3 unidades de infantería gratis para la Plaga.',
    'Les combats redoublent. Au prochain round\u00a0: 3 points de déploiement de plus pour les Alliés\u202f; 3 unités d’infanterie gratuites pour les Blights.',
  ])
  game.evolve(s, { type: 'landed', unit: 0, kind: 'rifleman', at, side: 'allies' })
  expect(tell({ type: 'attacked', unit: 0, by: 'unit', dice: [4, 1], bonus: 1, hit: true, down: true })[0]).toContain(
    '4, 1 (+1)',
  )
})

test('a cloud says where it thins, and its drift is told once', async () => {
  const [en] = await tongues()
  const s = game.setup({ mission: '1', seating: 'two', rounds: 0, gateTo: 8 }, seeded('clouds'))
  const tell = (...events: readonly Event[]): (string | undefined)[] =>
    events.flatMap((event) => {
      game.evolve(s, event)
      return [game.words.event(s, event)].flatMap((message) => (message ? [en?.(message)] : []))
    })
  const [from, to, off] = [0, 1, -1]
  tell({ type: 'cloudLaid', at: from, kind: 'panzerfaust', line: 0 })
  const cloud = s.laid - 1
  expect(tell({ type: 'cloudThinned', cloud } as Event)).toEqual(['The cloud over A1 thins.'])
  for (const c of s.clouds) c.due = true
  const card = 0
  expect(tell({ type: 'flipped', card, from, to }, { type: 'cloudDrifted', cloud, to } as Event)).toEqual([
    'The gas drifts from A1 to B1.',
  ])
  for (const c of s.clouds) c.due = true
  expect(
    tell({ type: 'flipped', card, from: to, to: off }, { type: 'cloudGone', cloud, rule: '8.8' } as Event),
  ).toEqual(['The gas drifts from B1 off the board.'])
})

function standingKeys(): string[] {
  const s = game.setup({ mission: '1', seating: 'two', rounds: 0, gateTo: 8 }, seeded('standing'))
  return game
    .orderable(s, 'allies')
    .flatMap(({ key, values }) => (values ?? []).map((value) => `standing.${key}.${value}`))
}
