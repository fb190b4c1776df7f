import type { SheetView } from '@coverwright/contract/imports'
import { columnName } from '@coverwright/rules/imports'
import { useTexts } from '@coverwright/ui/locales'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useRef } from 'react'
import { SheetLine } from './sheet-line'
import { useSheetRows } from './use-imports'
import './sheet.css'

type Props = { importId: string; place: number; sheet: SheetView; row: number | null }

const ROW_HEIGHT = 26
const MOST_COLUMNS = 80

/** A sheet as it stands in the file, with its tables drawn over the cells. Only what is in view is drawn. */
export function SheetGrid({ importId, place, sheet, row }: Props) {
  const t = useTexts('imports')
  const frame = useRef<HTMLDivElement>(null)
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
  return (
    <div className="cw-card sheet" style={{ '--sheet-columns': width } as CSSProperties}>
      <div
        ref={frame}
        className="sheet-frame"
        tabIndex={0}
        role="grid"
        aria-label={t('sheetLabel', { name: sheet.name })}
        aria-rowcount={sheet.rowCount}
        aria-colcount={sheet.width}
      >
        <div className="sheet-head" role="row">
          <span className="sheet-corner" role="columnheader" aria-label={t('row')} />
          {Array.from({ length: width }, (_, column) => (
            <span key={column} role="columnheader" className="sheet-letter">
              {columnName(column)}
            </span>
          ))}
        </div>
        <div className="sheet-rows" role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {seen.map(({ index, start }) => (
            <SheetLine
              key={index}
              at={index}
              top={start}
              width={width}
              cells={cells.rows.get(index)}
              merges={cells.merges}
              regions={sheet.regions}
              isMeant={row === index && index > 0}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
