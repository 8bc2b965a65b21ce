// Chapter 2: the short game, with the armies already laid

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { settle } from '../settle.ts'
import type { Run } from '../state.ts'
import { deploy } from './02-deploy.ts'
import { placer } from './02-placing.ts'
import { distributing, flip, flippable } from './02-setup.ts'
import { spread } from './02-spread.ts'

/** 1.13: everybody's defaults, in turn: an even spread, tokens as they lie, units in table order. */
export function layArmies(book: Book, run: Run): void {
  for (let seat = distributing(run.state)[0]; seat; seat = distributing(run.state)[0])
    spread(book).decide(run, seat, { type: 'spread' })
  settle(book, run)
  while (run.state.phase === 'place') {
    layOne(book, run)
    settle(book, run)
  }
}

function layOne(book: Book, run: Run): void {
  const seat = placer(run.state)
  if (run.state.placing) deploy(book).decide(run, seat, { type: 'deploy' })
  else flip(book).decide(run, seat, { type: 'flip', token: must(flippable(run.state, seat)[0]) })
}
