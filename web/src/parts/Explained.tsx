import { Popover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { Icon } from './Icon.tsx'
import './Explained.css'

interface ExplainedProps {
  readonly title: string
  /** Each word, and what it means. */
  readonly terms: readonly (readonly [word: string, means: string])[]
}

/** A small question mark on a card; pressed, its words in words. */
export function Explained({ title, terms }: ExplainedProps): ReactElement {
  return (
    <Explaining title={title} terms={terms}>
      <Popover.Trigger className="explained" aria-label={title} title={title}>
        <span aria-hidden="true">?</span>
      </Popover.Trigger>
    </Explaining>
  )
}

/** What is explained when its trigger is pressed. */
export function Explaining({
  title,
  terms,
  children,
}: ExplainedProps & { readonly children: ReactNode }): ReactElement {
  return (
    <Popover.Root modal>
      {children}
      <Popover.Portal>
        <div>
          {/* What is pressed beside it only closes it: on a phone the board is all round, and takes every press it can get. */}
          <Popover.Close className="explained-veil" aria-hidden="true" tabIndex={-1} />
          <Popover.Content
            className="explained-note"
            side="top"
            align="start"
            collisionPadding={8}
            aria-label={title}
            onEscapeKeyDown={(event) => event.stopPropagation()}
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <Closing />
            <dl>
              {terms.map(([word, means]) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Closing(): ReactElement {
  const { t } = useWords()
  return (
    <Popover.Close className="explained-close" aria-label={t('close')}>
      <Icon name="close" size={16} />
    </Popover.Close>
  )
}
