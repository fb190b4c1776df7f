import type { RegionView } from '@coverwright/contract/rating/imports'

/** What a cell is part of, for its colour. */
export type Zone = 'title' | 'header' | 'body' | 'notes' | 'none'

type Span = { from: number; to: number } | null
const isIn = (span: Span, row: number) => span !== null && row >= span.from && row <= span.to

export function zoneOf(
  regions: readonly RegionView[],
  row: number,
  column: number,
): { zone: Zone; regionId: string | null } {
  for (const { id, edges, scalars } of regions) {
    if (scalars) {
      if (scalars.some((scalar) => scalar.row === row && scalar.column === column))
        return { zone: 'body', regionId: id }
      continue
    }
    if (column < edges.left || column > edges.right) continue
    if (edges.section === row) return { zone: 'title', regionId: id }
    if (isIn(edges.body, row)) return { zone: 'body', regionId: id }
    if (isIn(edges.header, row)) return { zone: 'header', regionId: id }
    if (isIn(edges.titles, row)) return { zone: 'title', regionId: id }
    if (isIn(edges.notes, row)) return { zone: 'notes', regionId: id }
  }
  return { zone: 'none', regionId: null }
}

/** Which sides of a cell are the edge of its table's header and rates. */
export function edgesAt({ edges, scalars }: RegionView, row: number, column: number): string {
  if (scalars) return ''
  // A block under the header of another has its own frame around its rates alone.
  const isBlock = edges.section !== undefined && edges.section !== null
  const top = isBlock ? edges.body.from : (edges.header?.from ?? edges.body.from)
  if (row < top || row > edges.body.to || column < edges.left || column > edges.right) return ''
  const sides = [
    row === top && 'top',
    row === edges.body.to && 'bottom',
    column === edges.left && 'left',
    column === edges.right && 'right',
  ]
  return sides.filter(Boolean).join(' ')
}

type Merge = { top: number; left: number; bottom: number; right: number }

/** How many columns a cell covers in its row: 0 when another covers it. */
export function spanOf(merges: readonly Merge[], row: number, column: number): number {
  const merge = merges.find(
    ({ top, bottom, left, right }) => row >= top && row <= bottom && column >= left && column <= right,
  )
  if (!merge) return 1
  return column === merge.left ? merge.right - merge.left + 1 : 0
}
