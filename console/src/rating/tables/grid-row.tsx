import type { TableColumn } from '@coverwright/rules/rating/pricing'
import type { Formats } from '@coverwright/ui/formats'
import { memo } from 'react'
import { CellEditor, type Leaving } from './cell-editor'
import { type Across, isRight, ROW_HEIGHT } from './grid-columns'
import type { Marks, RowMark } from './grid-marks'
import { oneLine } from './line-breaks'
import type { EditingStore } from './sheet/editing-store'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'
import { cellWords } from './use-cell-words'
import { useEditingIn, useRow, useSelectedPart } from './use-rows'

type Props = {
  gridId: string
  sheet: Sheet
  selection: SelectionStore
  editing: EditingStore
  across: Across
  at: number
  first: number
  last: number
  marks: Marks
  mayEdit: boolean
  decimal: Formats['decimal']
  /** How many decimals each column shows. */
  places: readonly number[]
  onLeave: (leaving: Leaving) => void
}

/** One line of the grid. Its cells have no handlers: the grid finds by their marks which one is meant. */
export const GridRow = memo(function GridRow(props: Props) {
  const { across, at, decimal, first, gridId, last, marks, mayEdit, onLeave, places, selection, sheet } = props
  const row = useRow(sheet, at)
  const editing = useEditingIn(props.editing, at)
  const part = useSelectedPart(selection, at)
  const [left = -1, right = -1, active = -1, corner = -1] = part === '' ? [] : part.split(',').map(Number)
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
        id={place === active ? `${gridId}-${at}-${place}` : undefined}
        aria-colindex={place + 1}
        aria-selected={isSelected}
        data-column={place}
        className={
          classOf(column, place === active, isSelected, mark) + (editing?.column === place ? ' grid-editing' : '')
        }
        style={across.styles[place]}
      >
        {editing?.column === place ? (
          <CellEditor editing={editing} column={column} onLeave={onLeave} />
        ) : row ? (
          oneLine(cellWords(column, row.cells[place], decimal, places[place]))
        ) : (
          <span className="grid-coming" />
        )}
        {mayEdit && place === corner && !editing && <span className="grid-handle" data-handle="" />}
      </div>,
    )
  }
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      data-row={at}
      className={editing ? 'grid-row grid-row-editing' : 'grid-row'}
      style={{ transform: `translateY(${at * ROW_HEIGHT}px)`, width: across.whole }}
    >
      {cells}
    </div>
  )
})

function classOf(column: TableColumn, isActive: boolean, isSelected: boolean, mark: RowMark | undefined): string {
  let names = 'grid-cell'
  if (isRight(column)) names += ' grid-right'
  if (column.role === 'exact' || column.role === 'band') names += ' grid-matched'
  if (isSelected) names += ' grid-selected'
  if (isActive) names += ' grid-active'
  if (mark?.change === 'added') names += ' grid-added'
  if (mark?.columns?.has(column.id)) names += ' grid-changed'
  return names
}
