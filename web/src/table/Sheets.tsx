// The sheets one can lay over the table: standing orders, every choice, the keys, resigning.
import { type OptionValues, type Piece, say } from '@muster/engine'
import type { Offer } from '@muster/table'
import { type ReactElement, useEffect, useState } from 'react'
import type { Verb } from '../face.ts'
import { OptionField } from '../parts/OptionField.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { ResignDown } from '../remote/Resigning.tsx'
import { useRemote } from '../remote/useRemote.ts'
import { type PageKey, useWords } from '../words.tsx'
import { grouped, type Kind } from './grouped.ts'
import { openNow } from './show.ts'
import { toldApart } from './told-apart.ts'
import { useShow, useTable } from './useShow.ts'
import { VerbIcons } from './Verbs.tsx'
import './Sheets.css'

interface Open {
  readonly open: boolean
  readonly onClose: () => void
}

export function Orders({ open, onClose }: Open): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const sheet = useShow((s) => s.sight?.orderable)
  const standing = useShow((s) => s.sight?.standing)
  const [changed, setChanged] = useState<OptionValues>({})
  const all = Object.fromEntries((sheet ?? []).map((spec) => [spec.key, spec.default]))
  const orders = { ...all, ...standing, ...changed }
  const remote = useRemote()
  const shared = !remote && controller.table.head.chairs.filter((c) => c.who.type === 'person').length > 1
  // What was refused is still there when the sheet is opened again.
  const save = async (): Promise<void> => {
    onClose()
    if (await controller.wish(controller.table.giveOrders(orders))) setChanged({})
  }
  return (
    <Sheet title={t('orders.title')} open={open} onClose={onClose}>
      <p>{t('orders.text')}</p>
      {shared && <p>{t('orders.shared')}</p>}
      {(sheet ?? []).length === 0 && <p>{t('orders.none')}</p>}
      {(sheet ?? []).map((spec) => (
        <OptionField
          key={spec.key}
          spec={spec}
          family="standing"
          options={orders}
          onChange={(value) => setChanged({ ...changed, [spec.key]: value })}
        />
      ))}
      <footer>
        <button type="button" className="go" onClick={() => void save()}>
          {t('orders.give')}
        </button>
      </footer>
    </Sheet>
  )
}

export function AllChoices({ open, onClose }: Open): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const count = useShow((s) => openNow(s).length)
  useEffect(() => {
    if (open) controller.lookBack(null)
  }, [open, controller])
  return (
    <Sheet title={t('choices.title', { count })} open={open} onClose={onClose}>
      <Choices onClose={onClose} />
    </Sheet>
  )
}

/** Put into words only where somebody reads them: there may be hundreds. */
function Choices({ onClose }: Pick<Open, 'onClose'>): ReactElement {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const offers = useShow(openNow)
  const view = useShow((s) => s.view)
  const [wanted, setWanted] = useState('')
  const shown = offers.filter((o) => say(o.label).toLowerCase().includes(wanted.toLowerCase()))
  const pieces = new Map(face.pieces(view).map((piece) => [piece.piece, piece]))
  const named = (piece: Piece): string => {
    const known = pieces.get(piece)
    return known ? say(known.name) : String(piece)
  }
  const standing = (piece: Piece): string | null => {
    const at = pieces.get(piece)?.place ?? null
    const place = face.places(view).find(({ place }) => place === at)
    return place ? say(place.name) : null
  }
  const take = (offer: Offer): void => {
    onClose()
    if (offer.aim.piece !== undefined) controller.select(offer.aim.piece)
    controller.consider(offer)
  }
  return (
    <>
      <input
        type="search"
        aria-label={t('choices.find')}
        placeholder={t('choices.find')}
        value={wanted}
        onChange={(e) => setWanted(e.currentTarget.value)}
      />
      {grouped(shown, face, view).map(({ kind, offers, doers }) => (
        <section key={kind} className="choices">
          <h3>
            {isVerb(kind) && <VerbIcons verbs={[kind]} size={18} />}
            {isVerb(kind) ? t(`verb.${kind}`) : t(`choices.${kind}`)}
          </h3>
          <Listed offers={offers} onTake={take} />
          {toldApart(
            doers.map(({ piece }) => named(piece)),
            doers.map(({ piece }) => standing(piece)),
          ).map((name, i) => (
            <details key={name} open={wanted !== ''}>
              <summary>
                {name} <b>({doers[i]?.offers.length})</b>
              </summary>
              <Listed offers={doers[i]?.offers ?? []} onTake={take} />
            </details>
          ))}
        </section>
      ))}
    </>
  )
}

interface ListedProps {
  readonly offers: readonly Offer[]
  readonly onTake: (offer: Offer) => void
}

function Listed({ offers, onTake }: ListedProps): ReactElement | null {
  const { say } = useWords()
  if (offers.length === 0) return null
  return (
    <ul>
      {offers.map((offer) => (
        <li key={JSON.stringify(offer.action)}>
          <button type="button" onClick={() => onTake(offer)}>
            {say(offer.label)}
          </button>
        </li>
      ))}
    </ul>
  )
}

const isVerb = (kind: Kind): kind is Verb => kind !== 'cards' && kind !== 'other' && kind !== 'end'

const KEYS: readonly (readonly [string, PageKey])[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['N', 'keys.next'],
  ['R', 'keys.reach'],
  ['T', 'keys.threats'],
  ['D', 'keys.details'],
  ['L', 'keys.list'],
  ['B', 'keys.board'],
  ['E', 'keys.end'],
  ['U', 'keys.undo'],
  ['+ − 0', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
]

export function Keys({ open, onClose }: Open): ReactElement {
  const { t } = useWords()
  return (
    <Sheet title={t('keys.title')} open={open} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

export function Resign({ open, onClose }: Open): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const remote = useRemote()
  return (
    <Sheet title={t('resign.title')} open={open} onClose={onClose}>
      <p>{t('resign.text')}</p>
      {remote && <ResignDown />}
      <footer>
        <button type="button" className="quiet" onClick={onClose}>
          {t('resign.no')}
        </button>
        <button
          type="button"
          className="go"
          onClick={() => {
            onClose()
            void controller.wish(controller.table.resign())
          }}
        >
          {t('resign.yes')}
        </button>
      </footer>
    </Sheet>
  )
}

/** On one screen whoever presses speaks for everybody; the computer answers for itself. */
export function Draw({ open, onClose }: Open): ReactElement {
  const { controller } = useTable()
  const { t, say: word } = useWords()
  const declined = useShow((s) => s.declined)
  const remote = useRemote()
  const computer = controller.table.head.chairs.some((c) => c.who.type === 'computer')
  const offer = (): void => {
    void controller.wish(controller.table.propose('draw'))
    if (remote) onClose()
  }
  const close = (): void => {
    controller.heard()
    onClose()
  }
  return (
    <Sheet title={t('draw.title')} open={open} onClose={close}>
      {declined && !remote ? (
        <p role="status">{t('draw.declined', { seat: word(say(`seat.${declined.by}`)) })}</p>
      ) : (
        <p>{t(remote ? 'remote.drawText' : computer ? 'draw.computer' : 'draw.text')}</p>
      )}
      <footer>
        <button type="button" className="quiet" onClick={close}>
          {t('resign.no')}
        </button>
        {(remote || !declined) && (
          <button type="button" className="go" onClick={offer}>
            {t('draw.yes')}
          </button>
        )}
      </footer>
    </Sheet>
  )
}
