// What can be asked about one's pieces: why one cannot act, what could strike them.
import { say, whyIdle } from '@muster/engine'
import { type Table, write } from './table.ts'

/** Every piece of the seat that cannot act now, and why. */
export function showIdle(table: Table, seat: string): void {
  const { match, tongue } = table
  const { game, state } = match
  const lines = game.pieces(state, seat).flatMap((piece) => {
    const refused = whyIdle(game, state, seat, piece)
    if (!refused) return []
    return [tongue.word(say('reach.none', { piece: game.words.piece(state, piece), why: refused.why }))]
  })
  write(table, (lines.length > 0 ? lines : [tongue.own('why.none')]).map((line) => `  ${line}`).join('\n'))
}

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
