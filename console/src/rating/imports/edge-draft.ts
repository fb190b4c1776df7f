import type { RegionEdges } from '@coverwright/contract/rating/imports'

/** The edges that can be moved; the header moves with all of its rows. */
export const edgeNames = ['header', 'from', 'to', 'left', 'right'] as const
export type EdgeName = (typeof edgeNames)[number]

type Size = { readonly rowCount: number; readonly width: number }

/** The row or column that an edge is at; null where there is no header. */
export function edgeAt({ header, body, left, right }: RegionEdges, name: EdgeName): number | null {
  switch (name) {
    case 'header':
      return header?.from ?? null
    case 'from':
      return body.from
    case 'to':
      return body.to
    case 'left':
      return left
    case 'right':
      return right
  }
}

export const isRowEdge = (name: EdgeName) => name !== 'left' && name !== 'right'

/** Moves one edge to a row or column; others give way, so that a table always stays one. */
export function moveEdge(edges: RegionEdges, name: EdgeName, to: number, size: Size): RegionEdges {
  const at = Math.max(0, Math.min(to, (isRowEdge(name) ? size.rowCount : size.width) - 1))
  switch (name) {
    case 'left':
      return { ...edges, left: Math.min(at, edges.right - 1) }
    case 'right':
      return { ...edges, right: Math.max(at, edges.left + 1) }
    case 'header':
      return withHeader(edges, at, size)
    case 'from':
      return tidy({ ...edges, ...pushedHeader(edges.header, at), body: { from: at, to: Math.max(at, edges.body.to) } })
    case 'to':
      return tidy({ ...edges, body: { ...edges.body, to: Math.max(at, edges.body.from) } })
  }
}

/** Its rows stay as many; the rates begin below it at the latest. */
function withHeader(edges: RegionEdges, at: number, { rowCount }: Size): RegionEdges {
  const rows = edges.header ? edges.header.to - edges.header.from : 0
  const from = Math.max(0, Math.min(at, rowCount - 2 - rows))
  const header = { from, to: from + rows }
  const first = Math.max(edges.body.from, header.to + 1)
  return tidy({ ...edges, header, body: { from: first, to: Math.max(first, edges.body.to) } })
}

function pushedHeader(header: RegionEdges['header'], first: number): Pick<RegionEdges, 'header'> {
  if (!header || header.to < first) return { header }
  if (first === 0) return { header: null }
  return { header: { from: Math.min(header.from, first - 1), to: first - 1 } }
}

/** Titles end above the table, notes begin below it. */
export function tidy(edges: RegionEdges): RegionEdges {
  const { titles, header, body, notes } = edges
  const top = header?.from ?? body.from
  return {
    ...edges,
    titles: titles && titles.from < top ? { from: titles.from, to: Math.min(titles.to, top - 1) } : null,
    notes: notes && notes.to > body.to ? { from: Math.max(notes.from, body.to + 1), to: notes.to } : null,
  }
}
