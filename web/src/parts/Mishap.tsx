// Something went wrong that should not have: say so, keep the match, offer its record.
import { Component, type ReactElement, type ReactNode } from 'react'
import { makeRoute, parseRoute } from '../route.ts'
import { download } from '../saved/files.ts'
import { matchShelf } from '../saved/shelf.ts'
import { useWords } from '../words.tsx'
import './Mishap.css'

interface MishapState {
  readonly error: Error | null
}

export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { error: null }

  static getDerivedStateFromError(error: unknown): MishapState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidMount(): void {
    addEventListener('unhandledrejection', this.#notice)
  }

  override componentWillUnmount(): void {
    removeEventListener('unhandledrejection', this.#notice)
  }

  /** What nobody was waiting for went wrong: a worker that broke, a store that will not open. */
  readonly #notice = (e: PromiseRejectionEvent): void => this.setState(Mishap.getDerivedStateFromError(e.reason))

  override render(): ReactNode {
    return this.state.error ? <Apology error={this.state.error} /> : this.props.children
  }
}

function Apology({ error }: { readonly error: Error }): ReactElement {
  const { t } = useWords()
  const route = parseRoute(location.hash)
  const id = 'id' in route ? route.id : null
  const save = async (match: string): Promise<void> => {
    const found = await matchShelf.fetch(match)
    if (!found) return
    const { saved, entries } = found
    const report = { error: error.stack ?? error.message, record: { ...saved.head, entries } }
    download(`muster-failure-${match.slice(0, 8)}.json`, JSON.stringify(report))
  }
  return (
    <main className="mishap">
      <h1>{t('mishap.title')}</h1>
      <p>{id ? t('mishap.match') : t('mishap.text')}</p>
      <pre>{error.message.slice(0, 600)}</pre>
      <footer>
        {id && (
          <button type="button" className="quiet" onClick={() => void save(id)}>
            {t('mishap.record')}
          </button>
        )}
        <a className="quiet" href={makeRoute({ page: 'home' })} onClick={() => setTimeout(() => location.reload())}>
          {t('menu.home')}
        </a>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('mishap.again')}
        </button>
      </footer>
    </main>
  )
}
