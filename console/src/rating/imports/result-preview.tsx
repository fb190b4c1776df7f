import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { convertRegion, tableColumnsOf } from '@coverwright/rules/rating/imports'
import { type Row, isMatchColumn } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useSheetRows } from './use-imports'

const SHOWN = 8
const BEFORE = 3
const READ = 40

type Props = { detail: ImportDetail; region: RegionPlan; found: RegionView; row: number | null }

/** The first rows of the table as it would be made now, around the row that is asked about. */
export function ResultPreview({ detail, region, found, row }: Props) {
  const t = useTexts('imports')
  const { body, isTurned } = found.edges
  const from = isTurned || row === null ? body.from : Math.max(body.from, row - BEFORE)
  const top = isTurned ? (found.edges.header?.from ?? body.from) : from
  const to = Math.min(body.to, from + READ)
  const sheet = useSheetRows(detail.import.id, region.sheet, top, to)
  const columns = tableColumnsOf(region.mapping)
  const rows = useMemo(
    () => madeRows(detail, region, found, { from, to }, sheet),
    [detail, region, found, from, to, sheet],
  )
  if (rows.length === 0) return null
  return (
    <div className="cw-card import-preview">
      <h3>{t('preview.title')}</h3>
      <p className="import-help">{t('preview.about')}</p>
      <div className="import-preview-scroll" tabIndex={0} role="region" aria-label={t('preview.title')}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-key={isMatchColumn(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((cells, at) => (
              <tr key={at}>
                {columns.map((column, place) => (
                  <td key={column.id} className="cw-num">
                    {isMatchColumn(column) && cells[place] === null ? (
                      <em>{t('preview.any')}</em>
                    ) : (
                      printCell(column, cells[place])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type Seen = ReturnType<typeof useSheetRows>

/** Converted here as the server would: from what is seen of the sheet, which is enough to show how it is read. */
function madeRows(
  { names, sheets }: ImportDetail,
  { mapping, sheet }: RegionPlan,
  found: RegionView,
  body: { from: number; to: number },
  seen: Seen,
): Row[] {
  const rows = [...seen.rows]
    .sort(([one], [other]) => one - other)
    .map(([at, cells]) => ({ at, cells: cells.map((cell) => (cell === '' ? null : cell)) }))
  if (rows.length === 0) return []
  const made: Row[] = []
  const edges = found.edges.isTurned ? found.edges : { ...found.edges, body, notes: null }
  const page = { name: sheets[sheet]?.name ?? '', isHidden: false, rows, merges: seen.merges }
  convertRegion(page, { ...found, edges }, mapping, names, { row: (row) => made.push(row), problem: () => undefined })
  return made
}
