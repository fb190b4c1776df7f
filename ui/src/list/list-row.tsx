import { Ellipsis } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { NOTHING } from '../formats'
import { useTexts } from '../locales'
import { Menu } from '../menu'
import { isPlainClick, Link, useNavigate } from '../navigation'
import { CheckBox } from './check-box'
import { toggleOpen } from './list-changes'
import { cellClass } from './cell-class'
import type { Column, ListContentProps } from './list-types'

type Props<Row> = { row: Row; columns: Column<Row>[]; list: ListContentProps<Row> }

export function ListRow<Row>({ row, columns, list }: Props<Row>) {
  const t = useTexts('ui')
  const navigate = useNavigate()
  const { selection, value, onChange, rowKey, rowName, bulk, rowActions } = list
  const key = rowKey(row)
  const isChosen = selection.has(row)
  const isOpen = value.open === key
  const href = list.open ? list.hrefOf?.({ ...value, open: key }) : list.rowHref?.(row)
  const openRow = () => (list.open ? onChange(toggleOpen(value, key)) : href && navigate(href))
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isOnControl = (event.target as HTMLElement).closest('a, button, input, label, [role=button], [popover]')
    if (isOnControl || window.getSelection()?.toString()) return
    if (href && asksForTab(event)) window.open(href, '_blank', 'noopener')
    else if (event.button === 0) openRow()
  }
  const canOpen = Boolean(list.open ?? href)
  return (
    <>
      <tr
        className={rowClass(isChosen, isOpen, canOpen)}
        aria-selected={bulk ? isChosen : undefined}
        onClick={onClick}
        onAuxClick={onClick}
      >
        {bulk && (
          <td className="cw-table-check">
            <CheckBox
              label={t('list.chooseRow', { name: rowName(row) })}
              isOn={isChosen}
              onToggle={(isShift) => selection.toggle(row, isShift)}
            />
          </td>
        )}
        {columns.map((column, at) => (
          <td key={column.key} className={cellClass(column, 'cw-end cw-num')}>
            {at === 0 ? (
              <RowName href={href} isOpen={list.open && isOpen} onOpen={openRow}>
                {column.cell(row)}
              </RowName>
            ) : (
              quietly(column.cell(row))
            )}
          </td>
        ))}
        {rowActions && (
          <td className="cw-table-more">
            <RowActions row={row} list={list} />
          </td>
        )}
      </tr>
      {isOpen && list.open && (list.openAt ?? 'row') === 'row' && (
        <tr className="cw-table-inside">
          <td colSpan={columns.length + (bulk ? 1 : 0) + (rowActions ? 1 : 0)}>{list.open(row, openRow)}</td>
        </tr>
      )}
    </>
  )
}

/** As on a link: with Ctrl or the middle button a row opens in a tab of its own. */
const asksForTab = (event: MouseEvent) => event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey))

/** Nothing is a grey dash. */
const quietly = (cell: ReactNode) => (cell === NOTHING ? <span className="cw-none">{cell}</span> : cell)

const rowClass = (isChosen: boolean, isOpen: boolean, canOpen: boolean) =>
  [isChosen && 'cw-chosen', isOpen && 'cw-opened', canOpen && 'cw-can-open'].filter(Boolean).join(' ') || undefined

type RowNameProps = { href?: string; isOpen?: boolean; onOpen: () => void; children: ReactNode }

/**
 * The first cell is how the keyboard opens a row: a link, also where the row opens in place, for that has an address too.
 * Where the address does not keep what is open it is a button, though not a <button>: browsers squeeze that to nothing
 * when they share out a table's width.
 */
function RowName({ href, isOpen, onOpen, children }: RowNameProps) {
  if (href)
    return (
      <Link
        className="cw-row-name"
        href={href}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (isOpen === undefined || !isPlainClick(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        {children}
      </Link>
    )
  if (isOpen === undefined) return children
  return (
    <span
      role="button"
      tabIndex={0}
      className="cw-row-name"
      aria-expanded={isOpen}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </span>
  )
}

function RowActions<Row>({ row, list }: { row: Row; list: ListContentProps<Row> }) {
  const t = useTexts('ui')
  const items = list.rowActions?.(row) ?? []
  if (items.length === 0) return null
  const label = t('list.rowActions', { name: list.rowName(row) })
  return (
    <Menu
      label={label}
      align="end"
      items={items}
      trigger={(props) => (
        <button type="button" {...props} className="cw-icon-button" aria-label={label}>
          <Ellipsis />
        </button>
      )}
    />
  )
}
