import { misused } from '../problem.ts'

/** What a new game is called where. */
export interface GameName {
  /** `night-patrol` */
  readonly id: string
  /** `nightPatrol` */
  readonly value: string
  /** `NightPatrol` */
  readonly type: string
  /** `Night Patrol` */
  readonly title: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const LONGEST = 40

/** Words of the language that the skeleton itself does not use. */
const RESERVED =
  'break catch class debugger delete do else enum finally for in instanceof package private protected public static super this throw try typeof var void while with yield await interface implements'

/** The name in all its forms; refused where it could not be one, or where the skeleton uses the word for something else. */
export function gameName(id: string, skeleton: readonly string[]): GameName {
  if (!KEBAB.test(id) || id.length > LONGEST)
    throw misused(`"${id}" cannot be the name of a game: small letters and digits, words joined by hyphens.`)
  const words = id.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
  const type = words.join('')
  const value = `${type.slice(0, 1).toLowerCase()}${type.slice(1)}`
  const used = new Set([...skeleton.flatMap((text) => text.match(/\w+/g) ?? []), ...RESERVED.split(' ')])
  if (used.has(value) || used.has(type)) throw misused(`"${id}" means something else in the code: choose another name.`)
  return { id, value, type, title: words.join(' ') }
}

/** A file of the skeleton, with the new name in place of its own. */
export function renamed(file: string, text: string, { id, value, type, title }: GameName): string {
  const isCode = file.endsWith('.ts') && !file.startsWith('texts')
  if (!isCode) return text.replaceAll('Skeleton', title).replaceAll('skeleton', id)
  return text.replaceAll("'skeleton'", `'${id}'`).replaceAll('Skeleton', type).replaceAll('skeleton', value)
}
