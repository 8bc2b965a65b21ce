import { expect, test } from 'vitest'
import { muster } from './shell.ts'

test('a lesson in the terminal: a deed that is not the task, taken back, and being shown', async () => {
  const typed = ['1', 'b', 'end', 'b', 's', 's', 'q']
  const { code, out, err } = await muster(['learn', 'rivet-wars', 'send-troops'], typed)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Coach: You get four points every turn.')
  expect(out).toContain('Allowed, but not the task.')
  expect(out).toContain('Done. Keep this: What you do not spend is lost.')
  expect(out).toContain('Lesson 2 of 9: March')
})

test('the position of a rule is tried in the terminal by its number', async () => {
  const { code, out, err } = await muster(['learn', 'rivet-wars', '10.4'], ['s'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Rule 10.4: Men take objectives')
  expect(out).toContain('Done. Keep this: Machines stay out of a Strategic Objective')
  expect(out).not.toContain('Lesson')
})

test('lessons are listed in the language asked for, and one that is not there is named', async () => {
  const list = await muster(['learn', '--lang', 'fr'])
  expect(list.out).toContain('Envoyez des troupes')
  const wrong = await muster(['learn', 'rivet-wars', 'knitting'])
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('no lesson called "knitting"')
})

test('every lesson holds, in figures', async () => {
  const { code, out } = await muster(['learn', '--check', '--json'])
  expect(code).toBe(0)
  const figures = JSON.parse(out)['rivet-wars']
  expect(figures.solved).toBe(figures.tasks)
  expect(figures.lessons).toBeGreaterThanOrEqual(8)
})
