import { act, must, type OptionValues, optionsFor, type RuleScene, type Setting, seeded } from '@muster/engine'
import { acesAndArmor } from '../../src/game.ts'
import type { AcesAndArmor, Action, Options, State, UnitId } from '../../src/state.ts'

const game = acesAndArmor()

/** A match that has just begun. */
function opened(chosen: OptionValues = {}): Setting<AcesAndArmor> {
  const options = optionsFor<Options>(game, { mode: 'two', field: 'left', ...chosen })
  return { options, state: game.setup(options, seeded(1)) }
}

/** The United States have placed their first army, and it is their turn again. */
function firstPlaced(): Setting<AcesAndArmor> {
  const { options, state } = opened()
  const isReady = (): boolean =>
    state.phase === 'place' && !state.placing && game.toAct(state).includes('us') && hasFlipped()
  const hasFlipped = (): boolean => state.players.some((p) => p.factions.includes('us') && (p.tokens[0] ?? 0) > 0)
  while (!isReady()) {
    const seat = must(game.toAct(state)[0])
    act(game, state, seat, nextStep(state), seeded(1))
  }
  return { options, state }
}

function nextStep(s: State): Action {
  if (s.phase === 'distribute') return { type: 'spread' }
  return s.placing ? { type: 'deploy' } : { type: 'flip', token: must(s.players[s.turn]).tokens.indexOf(0) }
}

/** The units of the United States in table order. */
const ours = ({ state }: Setting<AcesAndArmor>): UnitId[] =>
  state.units.flatMap((u, id) => (u.faction === 'us' ? [id] : []))

const extras = opened({ sets: 'extra' })
const armies = opened()
const placed = firstPlaced()
const shared = opened({ mode: 'cooperative', field: 'full', team: 'allies', coopEnemy: 'g1' })

const assigns = (on: Setting<AcesAndArmor>, nth: number, token: number): Action => ({
  type: 'assign',
  unit: must(ours(on)[nth]),
  token,
})

const chooses = (kind: string): Action => ({ type: 'chooseExtra', kind })

export const SETUP: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '2.4',
    seat: 'us',
    title: { en: 'Secret units first', es: 'Primero las secretas', fr: 'Les secrètes d’abord' },
    told: {
      en: 'Units are put on tokens by all at the same time, when everybody has chosen their secret units.',
      es: 'Todos reparten sus unidades en las fichas a la vez, cuando cada uno ha elegido sus unidades secretas.',
      fr: 'Tous répartissent leurs unités sur les jetons en même temps, une fois choisies les unités secrètes.',
    },
    line: {
      en: 'Choose the Sherman as a secret unit.',
      es: 'Elige el Sherman como unidad secreta.',
      fr: 'Choisissez le Sherman comme unité secrète.',
    },
    scene: extras,
    refused: [{ type: 'spread' }],
    solution: [chooses('sherman')],
    done: [{ type: 'extraChosen', kind: 'sherman' }],
  },
  {
    rule: '2.5',
    seat: 'us',
    title: { en: 'One after the other', es: 'Una tras otra', fr: 'L’une après l’autre' },
    told: {
      en: 'Units are put on tokens in the order of the unit table: the one asked about comes first.',
      es: 'Las unidades se reparten en el orden de la tabla: primero va aquella por la que se pregunta.',
      fr: 'Les unités se répartissent dans l’ordre du tableau : d’abord celle qui est demandée.',
    },
    line: {
      en: 'Put the first unit on token 1.',
      es: 'Pon la primera unidad en la ficha 1.',
      fr: 'Mettez la première unité sur le jeton 1.',
    },
    scene: armies,
    refused: [assigns(armies, 1, 0)],
    solution: [assigns(armies, 0, 0)],
    done: [{ type: 'unitAssigned' }],
  },
  {
    rule: '2.7',
    seat: 'us',
    title: { en: 'Four different ones', es: 'Cuatro distintas', fr: 'Quatre différentes' },
    told: {
      en: 'The secret units are four of different types: no second Sherman.',
      es: 'Las unidades secretas son cuatro de tipos distintos: ningún segundo Sherman.',
      fr: 'Les unités secrètes sont quatre, de types différents : pas de second Sherman.',
    },
    line: {
      en: 'Choose the Sherman, then the Howitzer.',
      es: 'Elige el Sherman y después el Obús.',
      fr: 'Choisissez le Sherman, puis l’Obusier.',
    },
    scene: extras,
    refused: [chooses('sherman'), chooses('sherman')],
    solution: [chooses('sherman'), chooses('howitzer')],
    done: [{ type: 'extraChosen' }, { type: 'extraChosen', kind: 'howitzer' }],
  },
  {
    rule: '2.10',
    seat: 'us',
    title: { en: 'A token face down', es: 'Una ficha boca abajo', fr: 'Un jeton face cachée' },
    told: {
      en: 'Your first token is turned up and its army stands: choose one that is still face down.',
      es: 'Tu primera ficha ya está boca arriba y su ejército, desplegado: elige una que siga boca abajo.',
      fr: 'Votre premier jeton est retourné et son armée est en place : prenez-en un encore face cachée.',
    },
    line: {
      en: 'Turn up your second token.',
      es: 'Da la vuelta a tu segunda ficha.',
      fr: 'Retournez votre deuxième jeton.',
    },
    scene: placed,
    refused: [{ type: 'flip', token: 0 }],
    solution: [{ type: 'flip', token: 1 }],
    done: [{ type: 'tokenFlipped', token: 1 }],
  },
  {
    rule: '12.4',
    seat: 'us',
    title: { en: 'Your partner’s token', es: 'La ficha de tu compañero', fr: 'Le jeton de votre partenaire' },
    told: {
      en: 'Together, each has one token and the third is for both; the second is your partner’s.',
      es: 'En cooperativo, cada uno tiene una ficha y la tercera es de los dos; la segunda es de tu compañero.',
      fr: 'En coopération, chacun a un jeton et le troisième est commun ; le deuxième est à votre partenaire.',
    },
    line: {
      en: 'Put the first unit on token 1.',
      es: 'Pon la primera unidad en la ficha 1.',
      fr: 'Mettez la première unité sur le jeton 1.',
    },
    scene: shared,
    refused: [assigns(shared, 0, 1)],
    solution: [assigns(shared, 0, 0)],
    done: [{ type: 'unitAssigned' }],
  },
]
