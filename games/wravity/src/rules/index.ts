import type { Orders } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Wravity } from '../types.ts'
import { look, placePlanet } from './01-planets.ts'
import { enlist } from './01-rosters.ts'
import { endTurn, enter } from './03-turn.ts'
import { walk } from './04-walking.ts'
import { impulse } from './05-impulse.ts'
import { fly } from './06-flight.ts'
import { grab } from './07-holding-on.ts'
import { brake } from './08-braking.ts'
import { push } from './08-pushing.ts'
import { pushOff } from './08-pushing-off.ts'
import { chooseAxis } from './09-crashes.ts'
import { shoot } from './10-shooting.ts'
import { concentrate } from './11-cards.ts'
import { cable } from './12-cable.ts'
import { hook, pull } from './13-hook.ts'
import { throwGrenade } from './14-grenade.ts'
import { moveGrenade } from './14-grenade-flight.ts'
import { revive } from './15-lazarus.ts'
import { pass, repel, tryLuck } from './15-reactions.ts'

/** One entry for each kind of action, in the order a player would look for them. */
export function orders(book: Book): Orders<Wravity> {
  return {
    enlist: enlist(book),
    placePlanet: placePlanet(book),
    enter: enter(book),
    walk: walk(book),
    impulse: impulse(book),
    fly: fly(book),
    grab: grab(book),
    shoot: shoot(book),
    push: push(book),
    brake: brake(book),
    pushOff: pushOff(book),
    cable: cable(book),
    hook: hook(book),
    throwGrenade: throwGrenade(book),
    revive: revive(book),
    concentrate: concentrate(book),
    look: look(book),
    moveGrenade: moveGrenade(book),
    chooseAxis: chooseAxis(book),
    pull: pull(book),
    tryLuck: tryLuck(book),
    repel: repel(book),
    pass: pass(book),
    endTurn: endTurn(book),
  }
}
