import { type FirstBattle, type HexGrid, hexagon, hexGrid, optionsFor } from '@muster/engine'
import { BOX } from '../src/content/index.ts'
import { wravity } from '../src/game.ts'
import { seatNumber } from '../src/rules/03-actions.ts'
import type { Options, Seat, View } from '../src/state.ts'
import type { Wravity } from '../src/types.ts'

const game = wravity()
const { intact, wounded, immobilised } = BOX.points
/** Of the short game. */
const LAST_ROUND = game.goal(optionsFor<Options>(game, game.short)).rounds ?? 0

const sideOf = ({ sides }: View, seat: Seat): number => sides[seatNumber(seat)] ?? -1

const grids = new Map<number, HexGrid>()

/** Built once: the coach looks at every moment. */
function gridOf(radius: number): HexGrid {
  const grid = grids.get(radius) ?? hexGrid(hexagon(radius))
  grids.set(radius, grid)
  return grid
}

/** The hexes beside one. */
const around = ({ radius }: View, hex: number): readonly number[] => gridOf(radius).neighbours[hex] ?? []

const ownPlaces = (view: View, seat: Seat): readonly number[] =>
  view.soldiers.filter(({ side, at, lives }) => side === sideOf(view, seat) && at >= 0 && lives > 0).map(({ at }) => at)

/** Whether somebody in flight has not flown yet in this turn. */
const fliesOn = (view: View, seat: Seat): boolean =>
  view.soldiers.some(
    ({ side, at, speed, displaced }) => side === sideOf(view, seat) && at >= 0 && speed > 0 && !displaced,
  )

const isMission = (card: string): boolean => MISSIONS.includes(BOX.cards[card]?.effect.type ?? '')
const isMark = (card: string): boolean => BOX.cards[card]?.effect.type === 'mark'
const isPlanetMission = (card: string): boolean => isMission(card) && !isMark(card)
const MISSIONS: readonly string[] = ['conqueror', 'contraband', 'mark']

/** The first round is for flying. */
const isRound = ({ phase, turn, sides }: View, round: number): boolean =>
  phase === 'battle' && turn >= (round - 1) * sides.length

const handOf = ({ hands }: View, seat: Seat): readonly string[] => hands[seatNumber(seat)] ?? []

/** Whether somebody holds on, or floats, and has done nothing in this turn. */
const hasCalm = (view: View, seat: Seat): boolean =>
  view.soldiers.some(
    ({ side, at, lives, speed, used }) =>
      side === sideOf(view, seat) && at >= 0 && lives > 0 && speed === 0 && used === 0,
  )

const hexesOf = ({ radius }: View): readonly number[] => [...gridOf(radius).neighbours.keys()]

/** Whether a rival who can still act is in one of these. */
const hasRivalIn = (view: View, seat: Seat, hexes: readonly number[]): boolean =>
  view.phase === 'battle' &&
  view.soldiers.some(({ side, at, lives }) => side !== sideOf(view, seat) && lives > 0 && hexes.includes(at))

export const FIRST_BATTLE: FirstBattle<Wravity> = {
  seat: 'p1',
  title: { en: 'Three against three', es: 'Tres contra tres', fr: 'Trois contre trois' },
  marks: [
    {
      id: 'goal',
      fact: (view) => view.phase === 'battle',
      say: {
        en: `One of yours holds on beside the rival’s door, another flies in: that wins. Otherwise points decide after the last round: the figures at the top, ${intact} for each of yours intact, ${wounded} for a rival wounded, ${immobilised} for one immobilised.`,
        es: `Uno de los tuyos sujeto junto a la puerta rival y otro que entra volando: así se gana. Si no, deciden los puntos tras la última ronda: las cifras de arriba, ${intact} por cada uno tuyo intacto, ${wounded} por rival herido, ${immobilised} por inmovilizado.`,
        fr: `Un des vôtres accroché près de la porte adverse, un autre qui y entre en vol : c’est gagné. Sinon, les points décident après la dernière manche : les chiffres du haut, ${intact} par soldat intact chez vous, ${wounded} par adversaire blessé, ${immobilised} par immobilisé.`,
      },
    },
    {
      id: 'begin',
      fact: (view, seat) => view.phase === 'battle' && hasCalm(view, seat),
      say: {
        en: 'Press one of your soldiers: lit hexes show where it can walk or fly, brackets whom it can shoot. Each has two actions a turn.',
        es: 'Pulsa uno de tus soldados: las casillas iluminadas muestran adónde puede andar o volar; las esquinas, a quién puede disparar. Cada uno tiene dos acciones por turno.',
        fr: 'Appuyez sur un de vos soldats : les cases éclairées montrent où il peut marcher ou voler, les coins sur qui il peut tirer. Chacun a deux actions par tour.',
      },
    },
    {
      id: 'marked',
      fact: (view, seat) => view.phase === 'battle' && handOf(view, seat).some(isMark),
      say: {
        en: 'One of your cards is a secret mission: immobilise the rival with the red ring. It is never played, and counts at the end.',
        es: 'Una de tus cartas es una misión secreta: inmovilizar al rival del anillo rojo. No se juega y cuenta al final.',
        fr: 'Une de vos cartes est une mission secrète : immobiliser l’adversaire à l’anneau rouge. Elle ne se joue pas et compte à la fin.',
      },
    },
    {
      id: 'missions',
      fact: (view, seat) => view.phase === 'battle' && handOf(view, seat).some(isPlanetMission),
      say: {
        en: 'One of your cards is a secret mission: it is never played, and counts at the end. A planet is yours if one of yours is beside it and no rival is.',
        es: 'Una de tus cartas es una misión secreta: no se juega y cuenta al final. Un planeta es tuyo si uno de los tuyos está al lado y ningún rival.',
        fr: 'Une de vos cartes est une mission secrète : elle ne se joue pas et compte à la fin. Une planète est à vous si l’un des vôtres est à côté et aucun adversaire.',
      },
    },
    {
      id: 'push-off',
      on: { type: 'soldierThrust' },
      by: 'me',
      say: {
        en: 'The force you pushed with is your speed. You fly that many hexes, every turn.',
        es: 'La fuerza del impulso es tu velocidad. Vuelas ese número de casillas cada turno.',
        fr: 'La force de l’élan est votre vitesse. Vous volez d’autant de cases à chaque tour.',
      },
    },
    {
      id: 'flies-on',
      fact: fliesOn,
      say: {
        en: 'Whoever is in flight and has not flown in this turn flies on by itself when you end it. Look where it will be next turn.',
        es: 'Quien está en vuelo y no ha volado en este turno sigue volando solo cuando lo terminas. Mira dónde estará en el próximo.',
        fr: 'Qui est en vol et n’a pas volé pendant ce tour continue de lui-même quand vous le terminez. Regardez où il sera au prochain.',
      },
    },
    {
      id: 'grab',
      fact: fliesOn,
      say: {
        en: 'To hold on, the die must reach your speed minus your agility, and a 1 always fails. The faster you come, the harder you stop.',
        es: 'Para sujetarte, el dado debe alcanzar tu velocidad menos tu agilidad, y un 1 siempre falla. Cuanto más deprisa llegas, más cuesta parar.',
        fr: 'Pour s’agripper, le dé doit atteindre votre vitesse moins votre agilité, et un 1 échoue toujours. Plus vous arrivez vite, plus il est dur de s’arrêter.',
      },
    },
    {
      id: 'shot',
      fact: (view, seat) => hasCalm(view, seat) && hasRivalIn(view, seat, hexesOf(view)),
      say: {
        en: 'Your speed, its speed and the hexes between you count against a shot. It hits best from a hold, at short range.',
        es: 'Tu velocidad, la suya y las casillas que os separan dificultan el disparo. Se impacta mejor estando sujeto y de cerca.',
        fr: 'Votre vitesse, la sienne et les cases qui vous séparent gênent le tir. On touche mieux accroché et de près.',
      },
    },
    {
      id: 'bounce',
      on: { type: 'soldierBounced' },
      say: {
        en: 'A bounce costs 1 speed, and a die says where it goes.',
        es: 'Un rebote cuesta 1 de velocidad, y un dado dice hacia dónde.',
        fr: 'Un rebond coûte 1 de vitesse, et un dé dit vers où.',
      },
    },
    {
      id: 'crash',
      on: { type: 'soldiersCrashed' },
      say: {
        en: 'Both lose 1 speed and fly apart. The more agile one chooses the way.',
        es: 'Los dos pierden 1 de velocidad y salen despedidos. El más ágil elige hacia dónde.',
        fr: 'Les deux perdent 1 de vitesse et s’écartent. Le plus agile choisit la direction.',
      },
    },
    {
      id: 'beside',
      fact: (view, seat) =>
        hasRivalIn(
          view,
          seat,
          ownPlaces(view, seat).flatMap((own) => around(view, own)),
        ),
      say: {
        en: 'A rival is beside your soldier: you can push it away. Hold on before you push, or you fly off, too.',
        es: 'Un rival está junto a tu soldado: puedes empujarlo. Sujétate antes de empujar, o saldrás volando tú también.',
        fr: 'Un adversaire est à côté de votre soldat : vous pouvez le pousser. Agrippez-vous d’abord, sinon vous partez aussi.',
      },
    },
    {
      id: 'door',
      fact: (view, seat) => hasRivalIn(view, seat, around(view, view.doors[sideOf(view, seat)] ?? -1)),
      say: {
        en: 'A rival is beside your door: if another flies in, the battle is lost. Push it away, or shoot it.',
        es: 'Un rival está junto a tu puerta: si otro entra volando, pierdes la batalla. Empújalo o dispárale.',
        fr: 'Un adversaire est à côté de votre porte : si un autre y entre en vol, la bataille est perdue. Poussez-le ou tirez-lui dessus.',
      },
    },
    {
      id: 'hit',
      on: { type: 'soldierHit', saved: null },
      fact: (view, seat, { event }) =>
        event?.type === 'soldierHit' && view.soldiers[event.target]?.side === sideOf(view, seat),
      say: {
        en: 'One of yours was hit: wounded, its red figures count. A second hit immobilises it, and so does a 10 at once.',
        es: 'Han dado a uno de los tuyos: herido, cuentan sus cifras rojas. Otro impacto lo inmoviliza, y un 10, de una vez.',
        fr: 'Un des vôtres est touché : blessé, ses chiffres rouges comptent. Une seconde touche l’immobilise, et un 10 d’emblée.',
      },
    },
    {
      id: 'undone',
      on: { type: 'soldierHit', saved: 'luck' },
      fact: (view, seat, { event }) =>
        event?.type === 'soldierHit' && view.soldiers[event.target]?.side !== sideOf(view, seat),
      say: {
        en: 'Your hit was cancelled by a card of your rival, Luck: it is spent now. With Luck in your hand you can do the same, or repeat a roll of yours.',
        es: 'Una carta rival, Suerte, ha anulado tu impacto: ya está gastada. Con Suerte en la mano puedes hacer lo mismo o repetir una tirada tuya.',
        fr: 'Une carte adverse, Chance, a annulé votre touche : elle est défaussée. Avec Chance en main, vous pouvez en faire autant ou rejouer un de vos jets.',
      },
    },
    {
      id: 'grenade',
      on: { type: 'grenadeThrown' },
      say: {
        en: 'A gravity grenade flies until it meets something. Then it draws in everyone within two hexes, and in its field nobody acts until it ends.',
        es: 'Una granada de gravedad vuela hasta topar con algo. Entonces atrae a todos a dos casillas o menos, y en su campo nadie actúa hasta que acaba.',
        fr: 'Une grenade gravitationnelle vole jusqu’au premier obstacle. Puis elle attire tout le monde à deux cases ou moins, et dans son champ nul n’agit tant qu’il dure.',
      },
    },
    {
      id: 'cards',
      fact: (view, seat) => isRound(view, 2) && handOf(view, seat).some((card) => !isMission(card)),
      say: {
        en: 'You hold cards, and each says what it does. A cable, hook, grenade or Lazarus is an action of one soldier; the others come with a roll.',
        es: 'Tienes cartas, y cada una dice qué hace. Cable, gancho, granada y Lázarus son una acción de un soldado; las demás van con una tirada.',
        fr: 'Vous avez des cartes, et chacune dit ce qu’elle fait. Câble, grappin, grenade et Lazare sont une action d’un soldat ; les autres vont avec un jet.',
      },
    },
    {
      id: 'concentrate',
      fact: (view, seat) =>
        isRound(view, 2) && hasCalm(view, seat) && handOf(view, seat).length < BOX.limits.hand && view.deckSize > 0,
      say: {
        en: 'Nothing to do for a soldier at rest? Let it concentrate: you draw a card, and it does nothing else this turn.',
        es: '¿Nada que hacer para un soldado quieto? Haz que se concentre: robas una carta y él no hace nada más este turno.',
        fr: 'Rien à faire pour un soldat au repos ? Qu’il se concentre : vous piochez une carte, et il ne fait rien d’autre ce tour-ci.',
      },
    },
    {
      id: 'last-round',
      fact: (view) => view.turn >= (LAST_ROUND - 1) * view.sides.length,
      say: {
        en: 'This is the last round. Count who is intact and who stands near the door.',
        es: 'Es la última ronda. Cuenta quién está intacto y quién está cerca de la puerta.',
        fr: 'C’est la dernière manche. Comptez les intacts et ceux qui sont près de la porte.',
      },
    },
  ],
}
