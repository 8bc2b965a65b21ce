import type { FirstBattle } from '@muster/engine'
import type { AcesAndArmor, Seat, View } from '../src/state.ts'

/** Factories that fly a flag of somebody else than the seat. */
const heldByOthers = ({ flags, players }: View, seat: Seat): number =>
  flags.filter((flag) => flag >= 0 && players[flag] !== undefined && !players[flag].factions.includes(seat)).length

export const FIRST_BATTLE: FirstBattle<AcesAndArmor> = {
  seat: 'us',
  title: { en: 'Three factories', es: 'Tres fábricas', fr: 'Trois usines' },
  marks: [
    {
      id: 'goal',
      fact: (view) => view.phase === 'armies' || view.phase === 'move',
      say: {
        en: 'Take factories: three of five win. Only infantry takes them, beginning its move next door.',
        es: 'Toma fábricas: tres de cinco dan la victoria. Solo las toma la infantería, empezando su movimiento al lado.',
        fr: 'Prenez des usines : trois sur cinq donnent la victoire. Seule l’infanterie les prend, en partant d’à côté.',
      },
    },
    {
      id: 'armies',
      on: { type: 'armiesUsed' },
      by: 'me',
      say: {
        en: 'In the first rounds not all armies may act. From then on everybody does.',
        es: 'En las primeras rondas no actúan todos los ejércitos. Después actúan todos.',
        fr: 'Dans les premières manches, toutes les armées n’agissent pas. Ensuite, toutes agissent.',
      },
    },
    {
      id: 'move',
      on: { type: 'unitMoved' },
      by: 'me',
      say: {
        en: 'Roads are twice as fast as open ground, forests slower. A number on a hex says what is left.',
        es: 'Las carreteras son el doble de rápidas que el terreno estándar; los bosques, más lentos. La cifra del hexágono dice lo que queda.',
        fr: 'Les routes vont deux fois plus vite que le terrain dégagé, les forêts moins vite. Le chiffre de l’hexagone dit ce qui reste.',
      },
    },
    {
      id: 'beside-an-enemy',
      on: { type: 'interceptionOffered' },
      say: {
        en: 'Who enters an empty hex beside an enemy can be stopped there. A hex with a friend on it is safe.',
        es: 'Quien entra en un hexágono vacío junto a un enemigo puede ser detenido. Un hexágono con una unidad amiga es seguro.',
        fr: 'Qui entre dans un hexagone vide à côté d’un ennemi peut y être arrêté. Un hexagone occupé par une unité amie est sûr.',
      },
    },
    {
      id: 'declaration',
      on: { type: 'attackDeclared' },
      by: 'me',
      say: {
        en: 'Name every attack first. Then all are fought, in that order.',
        es: 'Declara primero todos los ataques. Después se resuelven en ese orden.',
        fr: 'Déclarez d’abord toutes les attaques. Elles sont ensuite résolues dans cet ordre.',
      },
    },
    {
      id: 'fight',
      on: { type: 'unitsFought' },
      by: 'me',
      say: {
        en: 'Your first combat. Only a target next to you fires back; from farther away it cannot.',
        es: 'Tu primer combate. Solo responde un objetivo adyacente; desde más lejos no puede.',
        fr: 'Votre premier combat. Seule une cible adjacente riposte ; de plus loin, elle ne le peut pas.',
      },
    },
    {
      id: 'red-die',
      on: { type: 'unitsFought' },
      fact: (_view, _seat, { event }) => event?.type === 'unitsFought' && event.red.length > 0,
      say: {
        en: 'The red dice come from another arm that has the target in range: tank, infantry, artillery, aircraft.',
        es: 'Los dados rojos vienen de otra arma que tiene el objetivo a su alcance: tanque, infantería, artillería, avión.',
        fr: 'Les dés rouges viennent d’une autre arme qui a la cible à portée : char, infanterie, artillerie, avion.',
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
