import type { FirstBattle } from '@muster/engine'
import type { AcesAndArmor, Seat, View } from '../src/state.ts'

/** Factories that fly a flag of somebody else than the seat. */
const heldByOthers = ({ flags, players }: View, seat: Seat): number =>
  flags.filter((flag) => flag >= 0 && players[flag] !== undefined && !players[flag].factions.includes(seat)).length

const isOwn = (view: View, seat: Seat, phase: View['phase']): boolean => view.phase === phase && view.seat === seat

export const FIRST_BATTLE: FirstBattle<AcesAndArmor> = {
  seat: 'us',
  title: { en: 'Three factories', es: 'Tres fábricas', fr: 'Trois usines' },
  marks: [
    {
      id: 'goal',
      fact: ({ phase }) => phase === 'armies' || phase === 'move',
      holds: ({ phase }) => phase === 'armies',
      say: {
        en: 'Take factories: three of five win. Only infantry takes them, beginning its move next door.',
        es: 'Toma fábricas: tres de cinco dan la victoria. Solo las toma la infantería, empezando su movimiento al lado.',
        fr: 'Prenez des usines : trois sur cinq donnent la victoire. Seule l’infanterie les prend, en partant d’à côté.',
      },
    },
    {
      id: 'armies',
      fact: ({ phase }) => phase === 'armies',
      holds: ({ phase }) => phase === 'armies',
      say: {
        en: 'In the first rounds only some of your armies move and attack: choose which. Those that rest now act in the next round.',
        es: 'En las primeras rondas solo mueven y atacan algunos de tus ejércitos: elige cuáles. Los que descansan ahora actúan en la siguiente.',
        fr: 'Dans les premières manches, seules certaines de vos armées se déplacent et attaquent : choisissez lesquelles. Celles qui se reposent agissent à la suivante.',
      },
    },
    {
      id: 'asked',
      fact: ({ asked }, seat) => asked[0] === seat,
      holds: ({ asked }, seat) => asked[0] === seat,
      say: {
        en: 'An enemy stops beside you if you intercept. Your unit then stays, and must attack it in your next turn: look at the damage first.',
        es: 'Si interceptas, el enemigo se detiene a tu lado. Tu unidad se queda y debe atacarlo en tu próximo turno: mira antes el daño.',
        fr: 'Si vous interceptez, l’ennemi s’arrête à côté de vous. Votre unité reste et devra l’attaquer à votre prochain tour : regardez d’abord les dégâts.',
      },
    },
    {
      id: 'move',
      fact: (view, seat) => isOwn(view, seat, 'move'),
      holds: (view, seat) => isOwn(view, seat, 'move'),
      say: {
        en: 'Choose a unit, then a lit hex. Roads are twice as fast as open ground, forests slower, and it may go on until its points are used.',
        es: 'Elige una unidad y después un hexágono iluminado. Las carreteras son el doble de rápidas que el terreno estándar; los bosques, más lentos, y puede seguir hasta gastar sus puntos.',
        fr: 'Choisissez une unité, puis un hexagone éclairé. Les routes vont deux fois plus vite que le terrain dégagé, les forêts moins vite, et l’unité peut continuer jusqu’au bout de ses points.',
      },
    },
    {
      id: 'beside-an-enemy',
      fact: (view, seat) => isOwn(view, seat, 'move'),
      holds: (view, seat) => isOwn(view, seat, 'move'),
      say: {
        en: 'Who enters an empty hex beside an enemy can be stopped there. A hex with a friend on it is safe.',
        es: 'Quien entra en un hexágono vacío junto a un enemigo puede ser detenido. Un hexágono con una unidad amiga es seguro.',
        fr: 'Qui entre dans un hexagone vide à côté d’un ennemi peut y être arrêté. Un hexagone occupé par une unité amie est sûr.',
      },
    },
    {
      id: 'declaration',
      fact: (view, seat) => isOwn(view, seat, 'declare'),
      holds: (view, seat) => isOwn(view, seat, 'declare'),
      say: {
        en: 'Name every attack first: a unit, then its target. Then all are fought, in that order.',
        es: 'Declara primero todos los ataques: una unidad y después su objetivo. Luego se resuelven en ese orden.',
        fr: 'Déclarez d’abord toutes les attaques : une unité, puis sa cible. Elles sont ensuite résolues dans cet ordre.',
      },
    },
    {
      id: 'fight',
      fact: (view, seat) => isOwn(view, seat, 'declare'),
      holds: (view, seat) => isOwn(view, seat, 'declare'),
      say: {
        en: 'Only a target next to you fires back; from farther away it cannot.',
        es: 'Solo responde un objetivo adyacente; desde más lejos no puede.',
        fr: 'Seule une cible adjacente riposte ; de plus loin, elle ne le peut pas.',
      },
    },
    {
      id: 'red-die',
      on: { type: 'unitsFought' },
      by: 'me',
      fact: (_view, _seat, { event }) => event?.type === 'unitsFought' && event.red.length > 0,
      say: {
        en: 'This attack had extra dice: one of your units of another kind had the target in range. The kinds are tanks, infantry, artillery and aircraft.',
        es: 'Este ataque tuvo dados de más: una unidad tuya de otra clase tenía el objetivo a su alcance. Las clases son tanques, infantería, artillería y aviones.',
        fr: 'Cette attaque avait des dés en plus : une de vos unités d’un autre type avait la cible à portée. Les types sont les chars, l’infanterie, l’artillerie et les avions.',
      },
    },
    {
      id: 'factory',
      on: { type: 'factoryOccupied' },
      by: 'me',
      say: {
        en: 'Your first factory. The flag stays when you leave, and it pays a coin every turn.',
        es: 'Tu primera fábrica. La bandera se queda aunque te vayas, y da una moneda cada turno.',
        fr: 'Votre première usine. Le drapeau reste si vous partez, et elle rapporte une pièce à chaque tour.',
      },
    },
    {
      id: 'coins',
      on: { type: 'incomeCollected' },
      by: 'me',
      fact: (view, seat) => view.players.some(({ factions, coins }) => factions.includes(seat) && coins > 0),
      say: {
        en: 'Coins repair units or buy new ones in an empty factory of yours.',
        es: 'Con monedas se reparan unidades o se compran nuevas en una fábrica tuya vacía.',
        fr: 'Les pièces réparent des unités ou en achètent de nouvelles dans une de vos usines vides.',
      },
    },
    {
      id: 'close',
      fact: (view, seat) => heldByOthers(view, seat) >= view.table.goal - 1,
      say: {
        en: 'The enemy is one factory from winning. Take one back, or stand on the last one.',
        es: 'Al enemigo le falta una fábrica para ganar. Recupera una o ponte sobre la última.',
        fr: 'L’ennemi est à une usine de la victoire. Reprenez-en une, ou occupez la dernière.',
      },
    },
  ],
}
