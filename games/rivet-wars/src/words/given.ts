// What a pack brings: called by the names it gives, and explained by what it does.
import { type Called, type Message, say } from '@muster/engine'
import type { CardEffect, Condition, Content, SecretSpec } from '../content/types.ts'

type Named = Readonly<Record<string, { readonly name?: string }>>
type Entry = readonly [key: string, message: Message]

/** Whatever is not as the box has it. */
export function givenNames(content: Content, box: Content): Called {
  const cards = added(content.cards, box.cards).map(([id, { effect }]) => [`card.${id}.text`, effectText(effect)])
  const secrets = added(content.secrets, box.secrets).map(([id, secret]) => [`secret.${id}.text`, secretText(secret)])
  return Object.fromEntries([
    ...namesOf('unit', content.units, box.units),
    ...namesOf('card', content.cards, box.cards),
    ...namesOf('secret', content.secrets, box.secrets),
    ...namesOf('mission', content.missions, box.missions),
    ...namesOf('option.mission', content.missions, box.missions),
    ...cards,
    ...secrets,
  ])
}

const added = <X>(all: Readonly<Record<string, X>>, box: Readonly<Record<string, X>>): [string, X][] =>
  Object.entries(all).filter(([id, one]) => box[id] !== one)

const namesOf = (kind: string, all: Named, box: Named): Entry[] =>
  added(all, box).flatMap(([id, { name }]) =>
    name === undefined ? [] : [[`${kind}.${id}`, say('name.given', { name })] as const],
  )

function effectText({ do: what, ...figures }: CardEffect): Message {
  return say(`effect.${what}`, figures)
}

/** S0: the first score whose conditions hold. */
function secretText({ scores }: SecretSpec): Message {
  const each = scores.map(({ any, points }) => say('condition.score', { what: either(any.map(conditionText)), points }))
  return say('condition.whole', { scores: either(each) })
}

const either = (messages: readonly Message[]): Message =>
  messages.reduceRight((rest, first) => say('condition.or', { first, rest }))

function conditionText(condition: Condition): Message {
  switch (condition.if) {
    case 'eliminated':
      return eliminatedText(condition)
    case 'spread':
      return say('condition.spread', { grids: condition.grids })
    case 'combined':
      return say('condition.combined', { types: condition.types })
    default:
      return say(`condition.${condition.if}`)
  }
}

function eliminatedText({ count, types, hero, where, by, lone }: Extract<Condition, { if: 'eliminated' }>): Message {
  const how = [
    ...(types ? [say('condition.types', { types: types.map((type) => say(`type.${type}`)) })] : []),
    ...(hero ? [say('condition.hero')] : []),
    ...(where ? [say(`condition.where.${where}`)] : []),
    ...(by ? [say('condition.by', { type: say(`type.${by}`) })] : []),
    ...(lone ? [say('condition.lone')] : []),
  ]
  return how.length > 0 ? say('condition.eliminated.so', { count, how }) : say('condition.eliminated', { count })
}
