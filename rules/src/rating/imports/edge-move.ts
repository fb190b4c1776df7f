import type { RegionEdges, Span } from './region'

/** How far the edges of a table were moved by hand: what is above from where its rates began, what is below from where they ended. */
export type EdgeMove = RegionEdges

export function edgeMove(found: RegionEdges, now: RegionEdges): EdgeMove {
  const [top, bottom] = [found.body.from, found.body.to]
  return {
    left: now.left - found.left,
    right: now.right - found.right,
    titles: shifted(now.titles, -top),
    header: shifted(now.header, -top),
    body: { from: now.body.from - top, to: now.body.to - bottom },
    notes: shifted(now.notes, -bottom),
    ...(now.isTurned && { isTurned: true }),
  }
}

/** The same move in the next file, which may have more rows or fewer; null where it would lead out of the sheet. */
export function movedAgain(
  found: RegionEdges,
  move: EdgeMove,
  { rowCount, width }: { readonly rowCount: number; readonly width: number },
): RegionEdges | null {
  const [top, bottom] = [found.body.from, found.body.to]
  const body = { from: top + move.body.from, to: bottom + move.body.to }
  const [left, right] = [found.left + move.left, found.right + move.right]
  const header = shifted(move.header, top)
  const isInside = left >= 0 && left < right && right < width && body.from <= body.to && body.to < rowCount
  if (!isInside || body.from < 0 || (header && header.from < 0)) return null
  const titles = shifted(move.titles, top)
  const notes = shifted(move.notes, bottom)
  return {
    left,
    right,
    titles: titles && titles.from >= 0 ? titles : null,
    header,
    body,
    notes: notes && notes.to < rowCount ? notes : null,
    ...(found.section !== undefined && { section: found.section }),
    ...(move.isTurned && { isTurned: true }),
  }
}

const shifted = (span: Span | null, by: number): Span | null => span && { from: span.from + by, to: span.to + by }
