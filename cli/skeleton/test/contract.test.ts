import { contract } from '@muster/engine/testkit'
import { skeleton } from '../src/index.ts'

contract(skeleton, { rounds: 6 })
