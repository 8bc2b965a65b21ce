import { contract } from '@muster/engine/testkit'
import { rivetWars } from '../src/index.ts'

contract(rivetWars(), { rounds: 20, steps: 8000 })
