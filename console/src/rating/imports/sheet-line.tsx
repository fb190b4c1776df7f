import type { RegionView, SheetRowsView } from '@coverwright/contract/rating/imports'
import { memo } from 'react'
import { edgesAt, spanOf, zoneOf } from './sheet-marks'

type Props = {
  at: number
  top: number
  width: number
  cells: readonly string[] | undefined
  merges: SheetRowsView['merges']
  regions: readonly RegionView[]
  isMeant: boolean
}

const isNumber = (text: string) => /^[-+(]?[\d.,\s%]+\)?$/.test(text) && /\d/.test(text)

/** One row of the sheet. */
export const SheetLine = memo(function SheetLine({ at, top, width, cells, merges, regions, isMeant }: Props) {
  return (
    <div
      className="sheet-row"
      role="row"
      aria-rowindex={at + 1}
      data-meant={isMeant}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className="sheet-number cw-num" role="rowheader">
        {at + 1}
      </span>
      {Array.from({ length: width }, (_, column) => {
        const span = spanOf(merges, at, column)
        if (span === 0) return null
        const { zone, regionId } = zoneOf(regions, at, column)
        const region = regions.find(({ id }) => id === regionId)
        const text = cells?.[column] ?? ''
        return (
          <span
            key={column}
            role="gridcell"
            className="sheet-cell"
            data-zone={zone}
            data-edge={region ? edgesAt(region, at, column) : ''}
            data-number={isNumber(text)}
            title={text.length > 14 ? text : undefined}
            style={span > 1 ? { gridColumn: `span ${Math.min(span, width - column)}` } : undefined}
          >
            {text}
          </span>
        )
      })}
    </div>
  )
})
