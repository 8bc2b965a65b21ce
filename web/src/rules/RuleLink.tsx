import { Dialog } from 'radix-ui'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { findRule, openBook, type Rule } from './book.ts'
import { RuleText } from './RuleText.tsx'
import './RuleLink.css'
import '../parts/Sheet.css'

const RuleFigure = lazy(() => import('../learn/RuleFigure.tsx').then((m) => ({ default: m.RuleFigure })))

interface RuleLinkProps {
  readonly game: string
  readonly rule: string
  /** The match whose content changes the rulebook's tables; null where none does. */
  readonly match: string | null
}

/** The rule's number; pressed, its text, without leaving the table. */
export function RuleLink({ game, rule, match }: RuleLinkProps): ReactElement {
  const { t, language } = useWords()
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Rule | null>(null)
  useEffect(() => {
    if (open) void openBook(game, language).then((book) => setFound(findRule(book, rule)))
  }, [open, game, language, rule])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="rule-link">{t('rules.rule', { rule })}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="sheet rule-sheet" aria-describedby={undefined}>
          <Dialog.Title>{t('rules.rule', { rule })}</Dialog.Title>
          {found && <RuleText rule={found} match={match} />}
          <Suspense>
            <RuleFigure game={game} rule={rule} />
          </Suspense>
          <footer>
            <a
              href={makeRoute({ page: 'rules', game, rule, ...(match === null ? {} : { match }) })}
              target="_blank"
              rel="noreferrer"
            >
              {t('rules.open')}
            </a>
            <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
