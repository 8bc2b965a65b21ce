import type { ReactElement } from 'react'
import { go } from '../route.ts'
import { useWords } from '../words.tsx'
import { server } from './server.ts'
import { Trouble, useDoing } from './useDoing.tsx'

/** Another match for the same people with sides swapped; whoever asks second comes to the same table. */
export function Rematch({ id }: { readonly id: string }): ReactElement {
  const { t } = useWords()
  const { doing, problem, begin } = useDoing()
  const again = async (): Promise<void> => go({ page: 'online', id: (await server.rematch(id)).id })
  return (
    <>
      <button type="button" className="button" disabled={doing} onClick={() => begin(again)}>
        {t('remote.rematch')}
      </button>
      <Trouble problem={problem} />
    </>
  )
}
