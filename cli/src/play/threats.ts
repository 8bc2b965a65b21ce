import { say } from '@muster/engine'
import { type Table, write } from './table.ts'

/** What could strike the seat's pieces, as far as it knows. */
export function showThreats(table: Table, seat: string): void {
  const { match, tongue } = table
  const { game, state } = match
  const name = (piece: number | string) => game.words.piece(state, piece)
  const lines = game.threats(game.view(state, seat), seat).map(({ piece, pieces }) =>
    tongue.own('threats.line', {
      piece: tongue.word(name(piece)),
      pieces: pieces.map((p) => tongue.word(name(p))).join(', '),
    }),
  )
  write(table, (lines.length > 0 ? lines : [tongue.word(say('threats.none'))]).map((line) => `  ${line}`).join('\n'))
}
