import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from '../navigation'
import type { PopupAlign } from './place-popup'
import { Popup, type TriggerProps } from './popup'

export type MenuItem =
  | {
      key: string
      label: ReactNode
      icon?: ReactNode
      /** Small grey words at the right: a shortcut, a state. */
      hint?: ReactNode
      href?: string
      onSelect?: () => void
      danger?: boolean
      checked?: boolean
      /** Why it cannot be used now; shown, and the item stays dead. */
      blocked?: string
    }
  | { key: string; separator: true }

export type MenuProps = {
  trigger: (props: TriggerProps) => ReactNode
  label: string
  items: MenuItem[]
  align?: PopupAlign
  head?: ReactNode
}

export function Menu({ trigger, label, items, align, head }: MenuProps) {
  return (
    <Popup trigger={trigger} label={label} align={align} holds="menu">
      {(close) => (
        <>
          {head}
          <div role="menu" aria-label={label} className="cw-menu" onKeyDown={walkMenu}>
            {items.map((item) =>
              'separator' in item ? (
                <div key={item.key} role="separator" className="cw-menu-line" />
              ) : (
                <MenuRow key={item.key} item={item} close={close} />
              ),
            )}
          </div>
        </>
      )}
    </Popup>
  )
}

function MenuRow({ item, close }: { item: Exclude<MenuItem, { separator: true }>; close: () => void }) {
  const choose = () => {
    close()
    item.onSelect?.()
  }
  const inside = (
    <>
      {item.icon}
      <span className="cw-cut">{item.label}</span>
      {item.hint && <span className="cw-menu-hint">{item.hint}</span>}
    </>
  )
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': item.checked,
    tabIndex: -1,
    className: item.danger ? 'cw-menu-item cw-menu-danger' : 'cw-menu-item',
    title: item.blocked,
  }
  if (item.href && !item.blocked)
    return (
      <Link {...shared} href={item.href} onClick={choose}>
        {inside}
      </Link>
    )
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={item.blocked ? true : undefined}
      onClick={item.blocked ? undefined : choose}
    >
      {inside}
    </button>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function walkMenu(event: KeyboardEvent<HTMLDivElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const step = steps[event.key]
  const next = step ? step(at, rows.length) : startingWith(rows, event.key, at)
  if (next === undefined || next < 0) return
  event.preventDefault()
  rows[next]?.focus()
}

function startingWith(rows: HTMLElement[], key: string, after: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const order = rows.map((_row, at) => (after + 1 + at) % rows.length)
  return order.find((at) => rows[at]!.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
