// Drawn positions, opened as one would open the link to one.
import { type Game, type GameTypes, givePosition } from '@muster/engine'
import { loadGame } from '@muster/table'
import { expect, type Page } from '@playwright/test'
import { packRecord } from '../src/replay/share.ts'

interface Drawn {
  readonly options: GameTypes['Options']
  readonly state: unknown
}

/** Sits down where the first decision is, against the computer. */
export async function openDrawn(page: Page, id: string, { options, state }: Drawn): Promise<void> {
  const { game }: { readonly game: Game<GameTypes> } = await loadGame(id, undefined)
  await page.goto(`./#/p/${packRecord(JSON.stringify(givePosition(game, { options, state })))}`)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}
