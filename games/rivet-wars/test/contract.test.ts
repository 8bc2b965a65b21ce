import { contract } from '@muster/engine/testkit'
import { rivetWars } from '../src/index.ts'

// It can be begun in many ways: a match of each; with `WHOLE=1` two. More are played by `muster fuzz`.
contract(rivetWars(), { rounds: 20, steps: 8000, games: process.env['WHOLE'] === '1' ? 2 : 1 })
