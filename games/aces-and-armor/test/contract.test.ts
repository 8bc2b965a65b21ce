import { contract } from '@muster/engine/testkit'
import { acesAndArmor } from '../src/index.ts'

contract(acesAndArmor(), { rounds: 6 })
