import type { Chance } from '../../src/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** What no game has ever offered. */
export function garbage(types: readonly string[]): unknown[] {
  const bare = types.flatMap((type) => [{ type }, { type, unit: 0 }, { type, piece: null, at: -1 }])
  const odd = ['', 'nothing', '__proto__', 'constructor', 'toString'].map((type) => ({ type }))
  return [null, undefined, 7, 'pass', true, [], ['pass'], {}, { type: null }, { type: 7 }, ...odd, ...bare]
}

/** An action altered in one way. */
export function mutant(action: Fields, others: readonly Fields[], types: readonly string[], chance: Chance): unknown {
  const keys = Object.keys(action)
  const key = chance.pick(keys)
  const other = others.length > 0 ? chance.pick(others) : action
  switch (chance.below(8)) {
    case 0:
      return { ...action, surplus: chance.below(3) }
    case 1:
      return Object.fromEntries(Object.entries(action).filter(([k]) => k !== key))
    case 2:
      return { ...action, type: chance.pick(types) }
    case 3:
      return { ...action, [key]: other[key] ?? null }
    case 4:
      return { ...other, ...action }
    default:
      return keys.length > 1 && key === 'type'
        ? mutant(action, others, types, chance)
        : { ...action, [key]: altered(action[key], chance) }
  }
}

function altered(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') {
    const near = [value + 1, value - 1, value + 2, value - 2, 0]
    const far = [-1, 1e9, value + 0.5, Number.NaN, Number.POSITIVE_INFINITY, String(value), null, [value], {}, true]
    return chance.pick(chance.below(2) ? near : far)
  }
  if (typeof value === 'string') return chance.pick(['', `${value}x`, 'toString', '__proto__', 0, null, [value], {}])
  if (typeof value === 'boolean') return chance.pick([!value, !value, 1, null, 'true'])
  if (Array.isArray(value)) return alteredList(value, chance)
  return chance.pick([null, [], {}, 0, 'nothing'])
}

function alteredList(list: readonly unknown[], chance: Chance): unknown {
  const spoilt = list.map((x, i) => (i === 0 ? altered(x, chance) : x))
  return chance.pick([[], [...list].reverse(), list.slice(0, -1), [...list, ...list], [...list, null], spoilt, null, 0])
}
