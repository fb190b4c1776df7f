import type { RegionView, SheetView } from '@coverwright/contract/rating/imports'
import { columnName } from '@coverwright/rules/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { EdgeMarks } from './edge-marks'
import { SheetLine } from './sheet-line'
import type { Correction } from './use-edge-draft'
import { useSheetRows } from './use-imports'
import './sheet.css'

type Props = { importId: string; place: number; sheet: SheetView; row: number | null; correction: Correction }

const ROW_HEIGHT = 26
const COLUMN_WIDTH = 112
const NUMBER_WIDTH = 48
const MOST_COLUMNS = 80

/** A sheet as it stands in the file, with its tables drawn over the cells. Only what is in view is drawn. */
export function SheetGrid({ importId, place, sheet, row, correction }: Props) {
  const t = useTexts('imports')
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { draft } = correction
  const regions = useShownRegions(sheet, correction)
  const left = () => body.current?.getBoundingClientRect().left ?? 0
  const top = () => body.current?.getBoundingClientRect().top ?? 0
  const rowOf = ({ clientY }: { clientY: number }) => Math.floor((clientY - top()) / ROW_HEIGHT)
  const columnOf = ({ clientX }: PointerEvent) => Math.floor((clientX - left() - NUMBER_WIDTH) / COLUMN_WIDTH)
  const rows = useVirtualizer({
    count: sheet.rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const seen = rows.getVirtualItems()
  const cells = useSheetRows(importId, place, seen[0]?.index ?? 0, seen.at(-1)?.index ?? 60)
  const width = Math.min(sheet.width, MOST_COLUMNS)
  useEffect(() => {
    if (row !== null && row > 0) rows.scrollToIndex(row, { align: 'center' })
  }, [row, rows])
  const moved = draft && (draft.active === 'to' ? draft.edges.body.to : draft.edges.body.from)
  useEffect(() => {
    if (moved !== null) rows.scrollToIndex(moved, { align: 'auto' })
  }, [moved, rows])
  return (
    <div
      className="cw-card sheet"
      data-correcting={draft !== null}
      style={{ '--sheet-columns': width, '--sheet-column': `${COLUMN_WIDTH}px` } as CSSProperties}
    >
      <div
        ref={frame}
        className="sheet-frame"
        tabIndex={0}
        role="grid"
        aria-label={t('sheetLabel', { name: sheet.name })}
        aria-rowcount={sheet.rowCount}
        aria-colcount={sheet.width}
      >
        <SheetHead {...{ columnOf, draft, frame, sheet, width }} />
        <div
          ref={body}
          className="sheet-rows"
          role="rowgroup"
          style={{ height: rows.getTotalSize() }}
          onClick={draft ? (event) => draft.clickRow(rowOf(event)) : undefined}
        >
          {draft && (
            <div className="sheet-marks" role="row" onClick={(event) => event.stopPropagation()}>
              <EdgeMarks
                {...{ draft, frame, sheet }}
                names={['header', 'from', 'to']}
                placeOf={rowOf}
                offsetOf={(at) => at * ROW_HEIGHT}
              />
            </div>
          )}
          {seen.map(({ index, start }) => (
            <SheetLine
              key={index}
              at={index}
              top={start}
              width={width}
              cells={cells.rows.get(index)}
              merges={cells.merges}
              regions={regions}
              isMeant={row === index && index > 0}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The tables of a sheet, with the one that is being corrected where it has been moved to. */
function useShownRegions({ regions }: SheetView, { draft, regionId }: Correction): readonly RegionView[] {
  const edges = draft?.edges
  return useMemo(() => {
    if (!edges) return regions
    const found = regions.find(({ id }) => id === regionId)
    const moved: RegionView = { ...(found ?? { id: 'new', title: '', columns: [], cross: null }), edges }
    return [moved, ...regions.filter(({ id }) => id !== regionId)]
  }, [regions, edges, regionId])
}

type HeadProps = {
  sheet: SheetView
  width: number
  draft: Correction['draft']
  frame: RefObject<HTMLElement | null>
  columnOf: (event: PointerEvent) => number
}

function SheetHead({ sheet, width, draft, frame, columnOf }: HeadProps) {
  const t = useTexts('imports')
  return (
    <div className="sheet-head" role="row">
      <span className="sheet-corner" role="columnheader" aria-label={t('row')} />
      {Array.from({ length: width }, (_, column) => (
        <span
          key={column}
          role="columnheader"
          className="sheet-letter"
          onClick={draft ? () => draft.clickColumn(column) : undefined}
        >
          {columnName(column)}
        </span>
      ))}
      {draft && (
        <EdgeMarks
          {...{ draft, frame, sheet }}
          names={['left', 'right']}
          placeOf={columnOf}
          offsetOf={(at) => NUMBER_WIDTH + at * COLUMN_WIDTH}
        />
      )}
    </div>
  )
}
