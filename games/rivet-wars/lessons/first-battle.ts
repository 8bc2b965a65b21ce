import { type FirstBattle, optionsFor } from '@muster/engine'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/box.ts'
import { rivetWars } from '../src/game.ts'
import type { Options, RivetWars, Side, View } from '../src/state.ts'

const game = rivetWars()
/** What wins the short game. */
const GOAL = game.goal(optionsFor<Options>(game, game.short)).points?.['allies'] ?? 0
/** One or two points are missing to win it. */
const isClose = ({ armies }: View, side: Side): boolean => armies[side].points >= GOAL - 2 && armies[side].points < GOAL

const hasPoints = ({ phase, supply }: View): boolean => phase === 'deployment' && supply.points > 0

const book = makeBook(BOX)

/** 5.17: somebody with better armour stands in front of another enemy. */
function hasScreen({ stacks, units }: View, seat: Side): boolean {
  return stacks.some((stack) => {
    const [first, ...behind] = stack.flatMap((id) => units[id] ?? [])
    if (!first || first.side === seat) return false
    return behind.some((unit) => book.profile(unit).armour < book.profile(first).armour)
  })
}

export const FIRST_BATTLE: FirstBattle<RivetWars> = {
  seat: 'allies',
  title: { en: 'First blood', es: 'Primera sangre', fr: 'Premier sang' },
  marks: [
    {
      id: 'goal',
      fact: () => true,
      say: {
        en: 'Capture the objectives with infantry: each scores a point at the end of your turn. The figures at the top count the points of both sides.',
        es: 'Captura los objetivos estratégicos con infantería: cada uno da un punto al final de tu turno. Las cifras de arriba cuentan los puntos de ambos bandos.',
        fr: 'Capturez les objectifs avec l’infanterie : chacun rapporte un point à la fin de votre tour. Les chiffres du haut comptent les points des deux camps.',
      },
    },
    {
      id: 'deployment',
      fact: (view, seat) => view.phase === 'deployment' && view.turn === seat,
      holds: (view, seat) => view.phase === 'deployment' && view.turn === seat,
      say: {
        en: 'A turn: deploy, fight, then move, so you attack before you move. Spend your points: pick a unit of the reserve, then a lit grid (a field of the map) at your edge.',
        es: 'Un turno: desplegar, combatir y después mover; por eso se ataca antes de mover. Gasta tus puntos: elige una unidad de la reserva y después una sección (un cuadro del mapa) iluminada de tu borde.',
        fr: 'Un tour : déployer, combattre, puis se déplacer ; on attaque donc avant de se déplacer. Dépensez vos points : choisissez une unité de la réserve, puis une case éclairée sur votre bord.',
      },
    },
    {
      id: 'points-left',
      on: { type: 'deployed' },
      by: 'me',
      fact: hasPoints,
      holds: hasPoints,
      say: {
        en: 'Points are left. What you do not spend in this phase is lost.',
        es: 'Quedan puntos. Lo que no gastes en esta fase se pierde.',
        fr: 'Il reste des points. Ce que vous ne dépensez pas dans cette phase est perdu.',
      },
    },
    {
      id: 'shot',
      fact: (view, seat) => view.phase === 'combat' && view.turn === seat,
      holds: (view, seat) => view.phase === 'combat' && view.turn === seat,
      say: {
        en: 'Time to shoot. A die hits on 5 or 6; one that hits is enough, and the unit in front takes it.',
        es: 'Ahora se dispara. Un dado impacta con 5 o 6; basta con uno, y el impacto lo recibe la unidad de delante.',
        fr: 'C’est le moment de tirer. Un dé touche sur 5 ou 6 ; un seul suffit, et c’est l’unité de devant qui reçoit la touche.',
      },
    },
    {
      id: 'movement',
      fact: (view, seat) => view.phase === 'movement' && view.turn === seat,
      holds: (view, seat) => view.phase === 'movement' && view.turn === seat,
      say: {
        en: 'Now move: your attacks of this turn are over. Threats shows who can strike you from where they stand; fresh enemies may fire as soon as they are deployed.',
        es: 'Ahora se mueve: tus ataques de este turno han terminado. Amenazas muestra quién puede atacarte desde su sección; los enemigos recién desplegados pueden disparar nada más llegar.',
        fr: 'C’est le moment de se déplacer : vos attaques de ce tour sont finies. Menaces montre qui peut vous attaquer depuis sa case ; les ennemis qui arrivent peuvent tirer dès leur déploiement.',
      },
    },
    {
      id: 'loss',
      on: { type: 'eliminated', side: 'allies' },
      say: {
        en: 'A unit of yours has fallen. It goes back to the reserve: you can deploy it again.',
        es: 'Ha caído una unidad tuya. Vuelve a la reserva: puedes desplegarla otra vez.',
        fr: 'Une de vos unités est tombée. Elle retourne à la réserve : vous pouvez la déployer de nouveau.',
      },
    },
    {
      id: 'objective',
      on: { type: 'captured', side: 'allies' },
      say: {
        en: 'Your first objective. Stay one turn longer, and your flag goes up.',
        es: 'Tu primer objetivo estratégico. Quédate un turno más y se izará tu insignia.',
        fr: 'Votre premier objectif. Restez un tour de plus, et votre drapeau est hissé.',
      },
    },
    {
      id: 'flag',
      on: { type: 'flagRaised', side: 'allies' },
      say: {
        en: 'Your flag is up. It scores every turn, even when you leave.',
        es: 'Tu insignia está izada. Puntúa cada turno, aunque te vayas.',
        fr: 'Votre drapeau est hissé. Il rapporte à chaque tour, même si vous partez.',
      },
    },
    {
      id: 'screen',
      fact: (view, seat) => view.phase === 'combat' && view.turn === seat && hasScreen(view, seat),
      say: {
        en: 'A grid is struck from the front, and here the tougher one stands in front: a screen. Clear it away first, or choose another grid.',
        es: 'Una sección recibe los ataques por delante, y aquí delante está la unidad más dura: una pantalla. Quítala antes o elige otra sección.',
        fr: 'Une case est frappée par l’avant, et ici l’unité la plus solide est devant : un écran. Écartez-la d’abord, ou choisissez une autre case.',
      },
    },
    {
      id: 'rearrange',
      fact: (view, seat) => view.phase === 'rearrange' && view.turn === seat,
      holds: (view) => view.phase === 'rearrange',
      say: {
        en: 'Two of yours share a grid: you may change who stands in front and is struck first. Then end the turn.',
        es: 'Dos de los tuyos comparten sección: puedes cambiar quién está delante y recibe primero. Después termina el turno.',
        fr: 'Deux des vôtres partagent une case : vous pouvez changer qui est devant et reçoit les premiers tirs. Puis terminez le tour.',
      },
    },
    {
      id: 'close',
      fact: (view) => isClose(view, 'blight'),
      say: {
        en: 'The Blight are only one or two points short of winning, and victory is judged when the round ends. Look at the objectives before you end the turn.',
        es: 'A la Plaga solo le faltan uno o dos puntos para ganar, y la victoria se decide al final de la ronda. Mira los objetivos estratégicos antes de terminar el turno.',
        fr: 'Il ne manque plus qu’un ou deux points aux Blights pour gagner, et la victoire se juge à la fin du round. Regardez les objectifs avant de terminer le tour.',
      },
    },
    {
      id: 'ahead',
      fact: (view) => isClose(view, 'allies'),
      say: {
        en: 'You are only one or two points short of winning. Victory is judged when the round ends: hold your objectives until then.',
        es: 'Solo te faltan uno o dos puntos para ganar. La victoria se decide al final de la ronda: conserva hasta entonces tus objetivos estratégicos.',
        fr: 'Il ne vous manque plus qu’un ou deux points pour gagner. La victoire se juge à la fin du round : gardez vos objectifs jusque-là.',
      },
    },
  ],
}
