import { say } from '@muster/engine'
import { DropdownMenu } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { Settings } from '../parts/Settings.tsx'
import { Device } from '../remote/Device.tsx'
import { Unwilling } from '../remote/server.ts'
import { useIsKept } from '../remote/useIsKept.ts'
import { useRemote } from '../remote/useRemote.ts'
import { Share } from '../replay/Share.tsx'
import { go, makeRoute } from '../route.ts'
import { download } from '../saved/files.ts'
import { type PageKey, useWords } from '../words.tsx'
import type { Controller } from './controller.ts'
import { AllChoices, Draw, Keys, Orders, Resign } from './Sheets.tsx'
import { useShow, useTable } from './useShow.ts'
import './Menu.css'

export type SheetName = 'device' | 'orders' | 'choices' | 'keys' | 'resign' | 'draw' | 'share' | 'settings'

interface MenuProps {
  readonly sheet: SheetName | null
  readonly setSheet: (sheet: SheetName | null) => void
}

export function Menu({ sheet, setSheet }: MenuProps): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const remote = useRemote()
  const kept = useIsKept()
  const { id, game, pack, chairs } = controller.table.head
  const over = useShow((s) => s.sight?.ended !== null && s.sight?.ended !== undefined)
  const seated = useShow((s) => chairs.some((c) => c.seat === s.sight?.viewer))
  const name = `muster-${game}-${id.slice(0, 8)}.json`
  const item = (key: PageKey, act: () => void): ReactElement => (
    <DropdownMenu.Item className="menu-item" onSelect={act}>
      {t(key)}
    </DropdownMenu.Item>
  )
  const close = (): void => setSheet(null)
  return (
    <>
      <DropdownMenu.Root open={open} onOpenChange={setOpen}>
        <DropdownMenu.Trigger className="menu-button" aria-label={t('menu.title')}>
          <Icon name="menu" size={22} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
            {seated && !over && item('menu.choices', () => setSheet('choices'))}
            {seated && !over && item('menu.orders', () => setSheet('orders'))}
            {!isTouched && item('menu.keys', () => setSheet('keys'))}
            {item(
              'menu.rules',
              () => void open_(makeRoute({ page: 'rules', game, rule: null, ...(pack === null ? {} : { match: id }) })),
            )}
            {item('menu.settings', () => setSheet('settings'))}
            <DropdownMenu.Separator />
            {(!remote || kept) && item('menu.replay', () => go({ page: 'replay', id }))}
            {item('menu.share', () => setSheet('share'))}
            {item('menu.download', () => void keep(controller, name))}
            <DropdownMenu.Separator />
            {seated && !over && item('menu.draw', () => setSheet('draw'))}
            {seated && !over && item('menu.resign', () => setSheet('resign'))}
            {remote && item('remote.device', () => setSheet('device'))}
            {item('menu.home', () => go({ page: 'home' }))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {remote && <Device open={sheet === 'device'} onClose={close} />}
      <Orders open={sheet === 'orders'} onClose={close} />
      <AllChoices open={sheet === 'choices'} onClose={close} />
      <Keys open={sheet === 'keys'} onClose={close} />
      <Resign open={sheet === 'resign'} onClose={close} />
      <Draw open={sheet === 'draw' && !over} onClose={close} />
      <Settings open={sheet === 'settings'} onClose={close} />
      <Share open={sheet === 'share'} onClose={close} name={name} record={controller.table.record} running={!over} />
    </>
  )
}

/** Whoever has fingers only has no keys. */
const isTouched = typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches

/** Where the record lies elsewhere it may not be had. */
async function keep({ table, answer }: Controller, name: string): Promise<void> {
  try {
    download(name, await table.record())
  } catch (error) {
    if (!(error instanceof Unwilling)) throw error
    answer(say(`remote.problem.${error.code}`))
  }
}

const open_ = (address: string): Window | null => window.open(address, '_blank', 'noopener')
