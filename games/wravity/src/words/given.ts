// What a pack brings: called by the names it gives, and explained by what it does.
import { type Called, type Message, say } from '@muster/engine'
import type { Content, Effect } from '../content/types.ts'

const SQUAD_OPTIONS = ['option.squad1', 'option.squad2', 'option.squad3', 'option.squad4']

/** Whatever is not as the box has it. */
export function givenNames(content: Content, box: Content): Called {
  const cards = Object.entries(content.cards).filter(([id, card]) => box.cards[id] !== card)
  return Object.fromEntries([
    ...Object.entries(content.names).flatMap(([key, name]) =>
      [key, ...optionKeys(key)].map((text) => [text, say('called.name', { name })]),
    ),
    ...cards.map(([id, { effect }]) => [`card.${id}.text`, effectText(content, effect)]),
  ])
}

/** Squads and rooms are chosen by their names. */
function optionKeys(key: string): readonly string[] {
  const [kind, id] = key.split('.')
  if (kind === 'squad') return SQUAD_OPTIONS.map((option) => `${option}.${id}`)
  return kind === 'room' ? [`option.room.${id}`] : []
}

function effectText(content: Content, effect: Effect): Message {
  switch (effect.type) {
    case 'grenade':
      return say('effect.grenade', { reach: effect.reach })
    case 'sureShot':
      return say('effect.sureShot', { bonus: effect.bonus })
    case 'conqueror':
      return say('effect.conqueror', { points: effect.points })
    case 'mark':
      return say('effect.mark', { points: effect.points, rank: rankWord(content, effect.rank) })
    default:
      return say(`effect.${effect.type}`)
  }
}

function rankWord({ names }: Content, rank: string): Message {
  const name = names[`rank.${rank}`]
  return name === undefined ? say(`rank.${rank}`) : say('called.name', { name })
}
