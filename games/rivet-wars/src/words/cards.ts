// What is printed on units and cards, to be read.
import { type CardText, type Figures, type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Ability, AttackSpec, UnitSpec } from '../content/types.ts'
import { SIDES } from '../state.ts'
import { cardName, secretName, unitName } from './names.ts'

/** Every unit of both sides, every Action! card and every Secret Mission. */
export function cards(b: Book): CardText[] {
  const units = SIDES.flatMap((side) => b.kindsOf[side]).map((kind) => unitCard(b, kind))
  return [...units, ...ofDeck(b.deck, 'card', cardName, b), ...ofDeck(b.secrets, 'secret', secretName, b)]
}

/** Each card once, however many there are of it; those of a pack have no text of ours. */
function ofDeck(
  deck: readonly string[],
  family: 'card' | 'secret',
  nameOf: (b: Book, card: number) => Message,
  b: Book,
): CardText[] {
  return [...new Set(deck)].map((id) => {
    const name = nameOf(b, deck.indexOf(id))
    return { name, lines: name.key === 'name.given' ? [] : [say(`${family}.${id}.text`)] }
  })
}

function unitCard(b: Book, kind: string): CardText {
  const spec = b.unit(kind)
  const lines = spec.attacks.map((attack, i) => attackLine(attack, i, spec.attacks.length))
  return { name: unitName(b, kind), lines: [statLine(spec), ...lines, ...spec.abilities.flatMap(abilityLines)] }
}

const STATS = ['points', 'rivets', 'move', 'armour', 'health', 'land', 'air', 'sockets', 'bounty'] as const

/** A plug has neither move nor armour nor health. */
function statLine(spec: UnitSpec): Message {
  const shown = STATS.filter((stat) => spec[stat] > 0 || (stat === 'move' && spec.type !== 'plug'))
  const figures = shown.map((stat) => say('read.figure', { what: say(`stat.${stat}`), value: spec[stat] }))
  const squares = spec.squares > 0 ? [say('read.squares', { squares: spec.squares })] : []
  const hero = spec.hero === undefined ? [] : [say('type.hero')]
  return say('read.line', { figures: [say(`type.${spec.type}`), ...hero, ...squares, ...figures] })
}

function attackLine(attack: AttackSpec, index: number, lines: number): Message {
  const extra: Message[] = [
    ...(attack.grid ? [say(`weapon.${attack.grid}`)] : []),
    ...(attack.gas ? [say('weapon.gas')] : []),
    ...(attack.deviates === undefined ? [] : [say('weapon.deviates', { distance: attack.deviates })]),
    ...(attack.oneGrid ? [say('weapon.oneGrid')] : []),
  ]
  const figures: Figures = { attacks: attack.attacks, dice: attack.dice.join(' '), line: index + 1, lines }
  const line = say('read.attack', figures)
  return extra.length > 0 ? say('read.line', { figures: [line, ...extra] }) : line
}

function abilityLines({ name, by, buff }: Ability): Message[] {
  const ability = say(`ability.${name}`, { by })
  return [
    say('read.ability', {
      ability: buff ? say('ability.buff', { ability }) : ability,
      text: say(`ability.${name}.text`, { by }),
    }),
  ]
}
