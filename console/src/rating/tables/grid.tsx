import { useTexts } from '@coverwright/ui/locales'
import { memo, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Leaving } from './cell-editor'
import { HEAD_HEIGHT, ROW_HEIGHT } from './grid-columns'
import { GridNumber } from './grid-number'
import type { GridProps } from './grid-props'
import { GridRow } from './grid-row'
import { useGridInput } from './use-grid-input'
import { type GridWindow, useGridWindow } from './use-grid-window'
import { useFigureWords } from './use-cell-words'
import { usePlaces, useStructure } from './use-rows'
import './grid.css'

/**
 * A sheet on the screen: only what can be seen of it, along both edges, however large it is. Moving about and typing
 * draw the rows concerned and nothing else: selection, field and rows are stores that each row listens to by itself.
 */
export const Grid = memo(function Grid(props: GridProps) {
  const { across, editing, head, label, marks, mayEdit, onWant, selection, sheet, sorting } = props
  const t = useTexts('tables')
  const decimal = useFigureWords()
  const gridId = useId()
  const box = useRef<HTMLDivElement>(null)
  const structure = useStructure(sheet)
  const places = usePlaces(sheet)
  const { reveal, shown } = useGridWindow(box, across, sheet.count)
  useEffect(() => onWant(sheet.placeAt(shown.top)), [onWant, sheet, shown.top, structure])
  /** Wherever it was set from: what is selected is seen. */
  useLayoutEffect(() => {
    const follow = () => {
      const { column, row, toColumn, toRow } = selection.get()
      if (selection.isFollowed) reveal(toRow, toColumn, selection.isLedTo)
      box.current?.setAttribute('aria-activedescendant', `${gridId}-${row}-${column}`)
    }
    follow()
    return selection.listen(follow)
  }, [selection, reveal, gridId])
  const input = useGridInput({ ...props, box })
  const leave = useCallback((leaving: Leaving) => input.leave.current(leaving), [input.leave])
  const slots = slotsOf(shown, sheet.count)
  return (
    <div
      ref={box}
      role="grid"
      className="grid"
      aria-label={label}
      aria-describedby={`${gridId}-help`}
      aria-rowcount={sheet.count + 1}
      aria-colcount={sheet.columns.length}
      aria-multiselectable="true"
      aria-readonly={!mayEdit}
      tabIndex={0}
      {...input.handlers}
    >
      <GridHead {...{ across, head, sorting }} columns={sheet.columns} first={shown.left} last={shown.right} />
      <div role="rowgroup" className="grid-body" style={{ height: sheet.count * ROW_HEIGHT, width: across.whole }}>
        <div className="grid-numbers" aria-hidden="true">
          {slots.map((at, slot) => at >= 0 && <GridNumber key={slot} {...{ at, marks, selection, sheet }} />)}
        </div>
        {slots.map(
          (at, slot) =>
            at >= 0 && (
              <GridRow
                key={slot}
                {...{ across, at, decimal, editing, gridId, marks, mayEdit, places, selection, sheet }}
                first={shown.left}
                last={shown.right}
                onLeave={leave}
              />
            ),
        )}
      </div>
      <p id={`${gridId}-help`} className="grid-help">
        {t(mayEdit ? 'grid.help' : 'grid.helpRead')}
      </p>
    </div>
  )
})

/** Which row each slot shows, or -1: one that leaves at an edge lends its cells to the one that comes in at the other. */
function slotsOf({ bottom, slots, top }: GridWindow, count: number): number[] {
  const rows = new Array<number>(slots).fill(-1)
  for (let at = top; at <= Math.min(bottom, count - 1); at++) rows[at % slots] = at
  return rows
}

type HeadProps = Pick<GridProps, 'across' | 'head' | 'sorting'> & {
  columns: GridProps['sheet']['columns']
  first: number
  last: number
}

const GridHead = memo(function GridHead({ across, columns, first, last, head, sorting }: HeadProps) {
  const titles: ReactNode[] = []
  for (let at = first; at <= last; at++)
    titles.push(
      <div
        key={at}
        role="columnheader"
        aria-colindex={at + 1}
        aria-label={columns[at]?.title}
        aria-sort={sorting?.at !== at ? undefined : sorting.direction === 'up' ? 'ascending' : 'descending'}
        className="grid-title"
        data-column={at}
        style={across.styles[at]}
      >
        {head(at)}
      </div>,
    )
  return (
    <div role="rowgroup" className="grid-head" style={{ width: across.whole, height: HEAD_HEIGHT }}>
      <div role="row" aria-rowindex={1} data-row={-1}>
        <div aria-hidden="true" className="grid-corner" />
        {titles}
      </div>
    </div>
  )
})
