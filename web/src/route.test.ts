import { expect, test } from 'vitest'
import { makeRoute, parseRoute, type Route } from './route.ts'

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new', game: null },
  { page: 'new', game: 'redoubt' },
  { page: 'new', game: 'redoubt', table: 'a b' },
  { page: 'table', id: 'a1' },
  { page: 'shared', packed: 'abc-_' },
  { page: 'rules', game: 'redoubt', rule: '3.4' },
  { page: 'rules', game: null, rule: null },
  { page: 'rules', game: 'redoubt', rule: '3.4', match: 'a b' },
  { page: 'rules', game: 'redoubt', rule: null, match: 'a' },
  { page: 'learn', game: 'redoubt', lesson: null },
  { page: 'learn', game: 'redoubt', lesson: 'sally' },
  { page: 'learn', game: 'redoubt', lesson: 'sally', task: 2 },
  { page: 'about' },
]

test('every address leads back to the page it was made for', () => {
  for (const route of ROUTES) expect(parseRoute(makeRoute(route))).toEqual(route)
})

test('an unknown address leads home', () => {
  expect(parseRoute('#/nowhere')).toEqual({ page: 'home' })
  expect(parseRoute('#/%E0%A4%A')).toEqual({ page: 'home' })
  expect(parseRoute('#/table/%E0%A4%A')).toEqual({ page: 'home' })
  expect(parseRoute('#/learn/redoubt/sally/-1')).toEqual({ page: 'learn', game: 'redoubt', lesson: 'sally' })
})
