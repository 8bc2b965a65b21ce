// Where one is, in the part of the address behind `#`: works from any folder and without a server.
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  /** With a table elsewhere that is laid otherwise. */
  | { readonly page: 'new'; readonly game: string | null; readonly table?: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'after'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'shared'; readonly packed: string }
  | { readonly page: 'opened' }
  /** A position to play from: of a link, or of a file that was opened. */
  | { readonly page: 'position'; readonly packed: string | null }
  /** With a match, its tables as well. */
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null; readonly match?: string }
  /** The lessons of all games, or one of them on its table; with the number of a task, from there on. */
  | { readonly page: 'learn'; readonly game: string | null; readonly lesson: string | null; readonly task?: number }
  /** How to play a game, on one page. */
  | { readonly page: 'how'; readonly game: string }
  | { readonly page: 'about' }
  | { readonly page: 'settings' }
  /** A table elsewhere. */
  | { readonly page: 'online'; readonly id: string }
  /** The letter of whoever has the link to a table. */
  | { readonly page: 'join'; readonly token: string }
  /** The private way back to one's chairs. */
  | { readonly page: 'back'; readonly token: string }

/** Whether somebody plays there. */
export const isTable = (route: Route): boolean =>
  route.page === 'table' || route.page === 'online' || (route.page === 'learn' && route.lesson !== null)

export function parseRoute(hash: string): Route {
  const [page, one, two, three] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  if (page === 'new') return { page, game: one ?? null, ...(two ? { table: two } : {}) }
  if ((page === 'table' || page === 'after' || page === 'replay' || page === 'online') && one) return { page, id: one }
  if ((page === 'join' || page === 'back') && one) return { page, token: one }
  if (page === 'r' && one) return { page: 'shared', packed: one }
  if (page === 'rules') return { page, game: one ?? null, rule: two || null, ...(three ? { match: three } : {}) }
  if (page === 'about' || page === 'settings' || page === 'opened') return { page }
  return learningRoute(page, one, two, three) ?? { page: 'home' }
}

function learningRoute(page?: string, one?: string, two?: string, three?: string): Route | null {
  if (page === 'p') return { page: 'position', packed: one || null }
  if (page === 'how' && one) return { page, game: one }
  if (page !== 'learn') return null
  const task = /^[1-9]\d?$/.test(three ?? '') ? { task: Number(three) } : {}
  return { page, game: one || null, lesson: two || null, ...task }
}

/** What cannot be read is nothing: such an address leads home. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export function makeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'new':
      if (route.game && route.table) return `#/new/${route.game}/${encodeURIComponent(route.table)}`
      return route.game ? `#/new/${route.game}` : '#/new'
    case 'table':
    case 'after':
    case 'replay':
    case 'online':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'join':
    case 'back':
      return `#/${route.page}/${encodeURIComponent(route.token)}`
    case 'shared':
      return `#/r/${route.packed}`
    case 'rules':
      if (route.match !== undefined)
        return `#/rules/${route.game}/${route.rule ?? ''}/${encodeURIComponent(route.match)}`
      return ['#/rules', route.game, route.rule].filter((part) => part !== null).join('/')
    case 'how':
      return `#/how/${route.game}`
    case 'position':
      return route.packed === null ? '#/p' : `#/p/${route.packed}`
    case 'learn':
      return ['#/learn', route.game, route.lesson, route.task ?? null].filter((part) => part !== null).join('/')
    default:
      return `#/${route.page}`
  }
}

export function go(route: Route): void {
  location.hash = makeRoute(route)
}

/** For an address that leads nowhere: the way back does not pass by it again. */
export function goInstead(route: Route): void {
  location.replace(makeRoute(route))
}

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash))
}
