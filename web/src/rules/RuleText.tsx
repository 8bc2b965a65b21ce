import { Fragment, type ReactElement } from 'react'
import { Markup } from '../door/Markup.tsx'
import type { RuleTable, Say } from '../face.ts'
import { useWords } from '../words.tsx'
import { betweenTables, printed, type Rule } from './book.ts'
import { Table, useMatchTables } from './MatchTables.tsx'

/** A rule as it is printed; where the match's content changes its tables, with those of the match in their places. */
export function RuleText({ rule, match }: { readonly rule: Rule; readonly match: string | null }): ReactElement {
  const { tables, say } = useMatchTables(match)
  return <WithTables rule={rule} tables={tables.filter((table) => table.rule === rule.id)} say={say} />
}

interface WithTablesProps {
  readonly rule: Rule
  readonly tables: readonly RuleTable[]
  readonly say: Say
}

export function WithTables({ rule, tables, say }: WithTablesProps): ReactElement {
  const { t } = useWords()
  const texts = tables.length > 0 ? betweenTables(rule.html) : [rule.html]
  return (
    <div className="prose">
      {texts.map((text, i) => (
        <Fragment key={i}>
          <Markup as="div" svg={printed(text, t('rules.table'))} />
          {tables[i] && <Table table={tables[i]} say={say} />}
        </Fragment>
      ))}
    </div>
  )
}
