import { contract } from '@muster/engine/testkit'
import { acesAndArmor } from '../src/index.ts'

// It can be begun in many ways: a match of each; with `WHOLE=1` two. More are played by `muster fuzz`.
contract(acesAndArmor(), { rounds: 6, games: process.env['WHOLE'] === '1' ? 2 : 1 })
