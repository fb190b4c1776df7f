import type { RowChange } from '@coverwright/contract/tables'
import { useTexts } from '@coverwright/ui/locales'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Editing, Leaving } from './cell-editor'
import { type Across, acrossOf, HEAD_WIDTH, ROW_HEIGHT } from './grid-columns'
import type { Marks } from './grid-marks'
import { GridRow } from './grid-row'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'
import { useGridInput } from './use-grid-input'
import { useSelection, useStructure } from './use-rows'
import './grid.css'

export type GridProps = {
  sheet: Sheet
  selection: SelectionStore
  mayEdit: boolean
  marks: Marks
  label: string
  onChanges: (changes: RowChange[]) => void
  onUndo: () => void
  onRedo: () => void
  onFind: () => void
  onPaste: (text: string) => void
  /** Rows around this place of the table are looked at. */
  onWant: (place: number) => void
  head: (at: number) => ReactNode
}

const HEAD_HEIGHT = 44

/** A sheet on the screen: only what can be seen of it, along both edges, however large it is. */
export function Grid(props: GridProps) {
  const { head, label, marks, mayEdit, onWant, selection, sheet } = props
  const t = useTexts('tables')
  const gridId = useId()
  const box = useRef<HTMLDivElement>(null)
  const structure = useStructure(sheet)
  const [editing, setEditing] = useState<Editing | null>(null)
  const across = useMemo(() => acrossOf(sheet.columns), [sheet])
  const rows = useVirtualizer({
    count: sheet.count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    scrollPaddingStart: HEAD_HEIGHT,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: sheet.columns.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => across.widths[at] ?? 0,
    overscan: 2,
    paddingStart: HEAD_WIDTH,
    scrollPaddingStart: HEAD_WIDTH,
  })
  const shown = rows.getVirtualItems()
  const shownColumns = columns.getVirtualItems()
  const [first, last] = [shownColumns[0]?.index ?? 0, shownColumns.at(-1)?.index ?? -1]
  const top = shown[0]?.index ?? 0
  useEffect(() => onWant(sheet.placeAt(top)), [onWant, sheet, top, structure])

  const scrollTo = useCallback(
    (row: number, column: number) => {
      rows.scrollToIndex(row)
      columns.scrollToIndex(column)
    },
    [rows, columns],
  )
  const input = useGridInput({ ...props, box, editing, setEditing })
  const leave = useCallback((leaving: Leaving) => input.leave.current(leaving), [input.leave])
  const active = useSelection(selection)
  /** Wherever it was set from: what is selected is seen. */
  useEffect(() => {
    if (selection.isFollowed) scrollTo(active.toRow, active.toColumn)
  }, [scrollTo, selection, active])
  return (
    <div
      ref={box}
      role="grid"
      className="grid"
      aria-label={label}
      aria-describedby={`${gridId}-help`}
      aria-rowcount={sheet.count + 1}
      aria-colcount={sheet.columns.length + 1}
      aria-multiselectable="true"
      aria-readonly={!mayEdit}
      aria-activedescendant={sheet.count > 0 ? `${gridId}-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      {...input.handlers}
    >
      <GridHead {...{ across, head }} columns={shownColumns.map(({ index }) => index)} />
      <div role="rowgroup" className="grid-body" style={{ height: rows.getTotalSize(), width: across.whole }}>
        {shown.map(({ index, start }) => (
          <GridRow
            key={index}
            {...{ across, first, gridId, last, marks, selection, sheet }}
            at={index}
            top={start}
            editing={editing?.row === index ? editing : null}
            onLeave={leave}
          />
        ))}
      </div>
      <p id={`${gridId}-help`} className="grid-help">
        {t(mayEdit ? 'grid.help' : 'grid.helpRead')}
      </p>
    </div>
  )
}

type HeadProps = { across: Across; columns: readonly number[]; head: (at: number) => ReactNode }

function GridHead({ across, columns, head }: HeadProps) {
  const t = useTexts('tables')
  return (
    <div role="rowgroup" className="grid-head" style={{ width: across.whole, height: HEAD_HEIGHT }}>
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" aria-colindex={1} className="grid-corner" aria-label={t('grid.rowNumber')} />
        {columns.map((at) => (
          <div
            key={at}
            role="columnheader"
            aria-colindex={at + 2}
            className="grid-title"
            data-row={-1}
            data-column={at}
            style={{ left: across.starts[at], width: across.widths[at] }}
          >
            {head(at)}
          </div>
        ))}
      </div>
    </div>
  )
}
