import { contract } from '../testkit/index.ts'
import { toy } from './toy/game.ts'

contract(toy, { rounds: 8 })
