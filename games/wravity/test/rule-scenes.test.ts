// The pictures beside the rules: what each shows is refused by its rule, and what it offers instead can be done.
import { pictured } from '@muster/engine/testkit'
import { RULE_SCENES } from '../lessons/rules/index.ts'
import { game, rule } from './table.ts'

for (const one of RULE_SCENES)
  rule(one.rule, 'what its picture shows is refused, and can be done otherwise', () => pictured(game, one))
