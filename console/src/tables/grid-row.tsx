import type { TableColumn } from '@coverwright/rules/pricing'
import { printCell } from '@coverwright/rules/tables'
import { memo } from 'react'
import { CellEditor, type Editing, type Leaving } from './cell-editor'
import { type Across, isRight } from './grid-columns'
import type { Marks, RowMark } from './grid-marks'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'
import { useRow, useSelectedPart } from './use-rows'

type Props = {
  gridId: string
  sheet: Sheet
  selection: SelectionStore
  across: Across
  at: number
  top: number
  first: number
  last: number
  marks: Marks
  /** Set for the row that is being edited only, so that no other is drawn again. */
  editing: Editing | null
  onLeave: (leaving: Leaving) => void
}

/** One line of the grid. Its cells have no handlers: the grid finds by their marks which one is meant. */
export const GridRow = memo(function GridRow(props: Props) {
  const { across, at, editing, first, gridId, last, marks, onLeave, selection, sheet, top } = props
  const row = useRow(sheet, at)
  const part = useSelectedPart(selection, at)
  const [left = -1, right = -1, active = -1] = part === '' ? [] : part.split(',').map(Number)
  const mark = row && marks.get(row.id)
  const cells: React.ReactNode[] = []
  for (let place = first; place <= last; place++) {
    const column = sheet.columns[place]
    if (!column) continue
    const isSelected = left >= 0 && place >= left && place <= right
    cells.push(
      <div
        key={column.id}
        role="gridcell"
        id={`${gridId}-${at}-${place}`}
        aria-colindex={place + 2}
        aria-selected={isSelected}
        data-row={at}
        data-column={place}
        className={classOf(column, place === active, isSelected, mark)}
        style={{ left: across.starts[place], width: across.widths[place] }}
      >
        {editing?.column === place ? (
          <CellEditor editing={editing} column={column} onLeave={onLeave} />
        ) : row ? (
          printCell(column, row.cells[place])
        ) : (
          <span className="grid-coming" />
        )}
      </div>,
    )
  }
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className="grid-row"
      style={{ transform: `translateY(${top}px)`, width: across.whole }}
    >
      <div role="rowheader" aria-colindex={1} className={headClass(left >= 0, mark)} data-row={at} data-column={-1}>
        {sheet.placeAt(at) + 1}
      </div>
      {cells}
    </div>
  )
})

function classOf(column: TableColumn, isActive: boolean, isSelected: boolean, mark: RowMark | undefined): string {
  const names = ['grid-cell']
  if (isRight(column)) names.push('grid-right')
  if (column.role === 'exact' || column.role === 'band') names.push('grid-matched')
  if (isSelected) names.push('grid-selected')
  if (isActive) names.push('grid-active')
  if (mark?.change === 'added') names.push('grid-added')
  if (mark?.columns?.has(column.id)) names.push('grid-changed')
  return names.join(' ')
}

function headClass(isSelected: boolean, mark: RowMark | undefined): string {
  const names = ['grid-number']
  if (isSelected) names.push('grid-number-on')
  if (mark?.problem) names.push(`grid-${mark.problem}`)
  return names.join(' ')
}
