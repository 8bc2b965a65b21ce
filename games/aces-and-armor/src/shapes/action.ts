import { byType, count, oneOf, type Shape } from '@muster/engine'
import type { Action } from '../state.ts'
import { MOST_COINS } from './bounds.ts'
import { armies, type ContentWords, hex, seat, token, unit } from './words.ts'

export function actionShape(w: ContentWords): Shape<Action> {
  const kind = oneOf(w.kinds)
  return byType<Action>({
    giveFlag: { hex, to: seat },
    chooseExtra: { kind },
    assign: { unit, token },
    spread: {},
    flip: { token },
    place: { unit, hex },
    deploy: {},
    layToken: { hex },
    hideLauncher: { hex },
    useArmies: { armies },
    move: { unit, to: hex },
    endMovement: {},
    intercept: { unit },
    decline: {},
    attack: { unit, target: unit },
    barrage: { unit, hex },
    launch: { hex },
    confirm: {},
    transfer: { coins: count(MOST_COINS) },
    repair: { unit },
    buy: { kind, hex },
    endTurn: {},
  })
}
