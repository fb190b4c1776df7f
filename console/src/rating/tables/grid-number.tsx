import { memo } from 'react'
import { ROW_HEIGHT } from './grid-columns'
import type { Marks } from './grid-marks'
import type { SelectionStore } from './sheet/selection-store'
import type { Sheet } from './sheet/sheet'
import { useIsSelected, useRow } from './use-rows'

type Props = { sheet: Sheet; selection: SelectionStore; marks: Marks; at: number }

/**
 * The number at the left of a row. All numbers stand in one column that stays when the rows go sideways: each one
 * staying by itself would be a layer of its own to the browser, and dozens of them make every frame late.
 */
export const GridNumber = memo(function GridNumber({ sheet, selection, marks, at }: Props) {
  const row = useRow(sheet, at)
  const isSelected = useIsSelected(selection, at)
  const problem = row && marks.get(row.id)?.problem
  return (
    <div
      className={`grid-number${isSelected ? ' grid-number-on' : ''}${problem ? ` grid-${problem}` : ''}`}
      data-row={at}
      style={{ transform: `translateY(${at * ROW_HEIGHT}px)` }}
    >
      {sheet.placeAt(at) + 1}
    </div>
  )
})
