import type { RowChange } from '@coverwright/contract/rating/tables'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { OpenSheet } from './open-sheet'
import { copyArea } from './sheet/copy'
import { clearCells, deleteRows, fillDown, insertRows } from './sheet/fill'
import { cellAt } from './sheet/selection'

const RIGHT_BUTTON = 2

/** A button that is let go closes whatever is open: the menu comes after that. */
function openBehind(buttons: number, open: () => void): void {
  const soon = () => void setTimeout(open)
  if (buttons & RIGHT_BUTTON) window.addEventListener('pointerup', soon, { once: true })
  else soon()
}

type Props = {
  opened: OpenSheet
  mayEdit: boolean
  isWhole: boolean
  onChanges: (changes: RowChange[]) => void
  onScale: () => void
  onHistory: () => void
  children: ReactNode
}

/** What can be done with what is selected, where the mouse is: by the right button, or by the key for menus. */
export function GridMenu({ children, ...props }: Props) {
  const t = useTexts('tables')
  const { opened } = props
  const items = useMenuItems(props)
  const { selection } = opened
  const trigger = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState({ left: 0, top: 0 })
  const onContextMenu = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, [role=columnheader]')) return
    event.preventDefault()
    selectUnder(target)
    const active = event.currentTarget.querySelector('.grid-active')?.getBoundingClientRect()
    const isByKey = event.detail === 0 && event.button !== 2 && active !== undefined
    setAt(isByKey ? { left: active.left, top: active.bottom } : { left: event.clientX, top: event.clientY })
    openBehind(event.buttons, () => trigger.current?.click())
  }
  /** A cell that is pressed outside of what is selected is selected alone. */
  const selectUnder = (target: Element | null) => {
    const row = Number(target?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)
    const column = Number(target?.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? -1)
    const { bottom, left, right, top } = selection.selected
    const isInside = row >= top && row <= bottom && column >= left && column <= right
    if (row >= 0 && column >= 0 && !isInside) selection.set(cellAt(row, column), undefined, false)
  }
  return (
    <div className="grid-menu-area" onContextMenu={onContextMenu}>
      {children}
      <Menu
        label={t('menu.label')}
        trigger={(props) => (
          <button
            {...props}
            ref={trigger}
            type="button"
            className="grid-menu-at"
            style={at}
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        items={items}
      />
    </div>
  )
}

/** What is selected when one of them is pressed is meant, not what was when the menu was drawn. */
function useMenuItems({
  opened,
  mayEdit,
  isWhole,
  onChanges,
  onScale,
  onHistory,
}: Omit<Props, 'children'>): MenuItem[] {
  const t = useTexts('tables')
  const { decimalMark } = useFormats()
  const { selection, sheet } = opened
  const area = () => selection.selected
  const isHere = () => sheet.isHere(area().top, area().bottom)
  const change = (make: () => RowChange[]) => () => isHere() && onChanges(make())
  const blocked = isWhole && !sheet.isViewed ? {} : { blocked: t(isWhole ? 'tools.viewed' : 'grid.stillLoading') }
  const copy = () => void navigator.clipboard?.writeText(copyArea(sheet, area(), decimalMark).text)
  const height = () => area().bottom - area().top + 1
  return [
    { key: 'copy', label: t('menu.copy'), hint: 'Ctrl C', onSelect: copy },
    ...(mayEdit
      ? [
          {
            key: 'clear',
            label: t('menu.clear'),
            hint: 'Del',
            onSelect: change(() => clearCells(sheet, area())),
          },
          { key: 'fill', label: t('menu.fill'), hint: 'Ctrl D', onSelect: change(() => fillDown(sheet, area())) },
          { key: 'scale', label: t('menu.scale'), onSelect: onScale },
          { key: 'line1', separator: true as const },
          {
            key: 'above',
            label: t('tools.insertAbove'),
            onSelect: change(() => insertRows(sheet, area().top, 'above', height())),
            ...blocked,
          },
          {
            key: 'below',
            label: t('tools.insertBelow'),
            onSelect: change(() => insertRows(sheet, area().bottom, 'below', height())),
            ...blocked,
          },
          {
            key: 'delete',
            label: t('tools.deleteRows'),
            danger: true,
            onSelect: change(() => deleteRows(sheet, area())),
          },
        ]
      : []),
    { key: 'line2', separator: true as const },
    { key: 'history', label: t('menu.history'), onSelect: onHistory },
  ]
}
