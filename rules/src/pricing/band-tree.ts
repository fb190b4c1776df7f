/** Edges of every row in one band column, as positions. */
export type BandEdges = { readonly from: Float64Array; readonly to: Float64Array }

/** Rows that overlap in several band columns at once are cut into at most this many times their number of pieces. */
const MOST_PIECES = 8
const LINEAR = -2

/**
 * Bands as flat arrays: a node is a stretch of entries sorted by `from`, an entry leads to a node of the next column or to a row.
 * Where bands overlap, the row that stands higher in the sheet wins, as a person reading it from the top would say.
 */
export class BandTree {
  /** Start and end of each node, side by side; so are from and to of each entry: they are read together. */
  private readonly nodes: number[] = []
  private edges: Float64Array
  private children: Int32Array
  private entries = 0

  constructor(
    private readonly columns: readonly BandEdges[],
    rowCount: number,
  ) {
    this.edges = new Float64Array(rowCount * 2)
    this.children = new Int32Array(rowCount)
  }

  /** Adds rows (in sheet order) that agree in all exact columns; gives the node to start from. */
  add(rows: readonly number[]): number {
    return this.addNode(rows, 0)
  }

  find(root: number, positions: Float64Array): number {
    let child = root
    for (let level = 0; level < this.columns.length; level++) {
      const start = this.nodes[child * 2] as number
      const end = this.nodes[child * 2 + 1] as number
      if (end === LINEAR) return this.findLinear(start, level, positions)
      const entry = this.entryAt(start, end, positions[level] as number)
      if (entry < 0) return -1
      child = this.children[entry] as number
    }
    return child
  }

  private entryAt(start: number, end: number, position: number): number {
    let low = start
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.edges[middle * 2] as number) <= position) low = middle + 1
      else high = middle
    }
    return low > start && (this.edges[low * 2 - 1] as number) >= position ? low - 1 : -1
  }

  private findLinear(start: number, level: number, positions: Float64Array): number {
    const count = this.edges[start * 2] as number
    for (let entry = start + 1; entry <= start + count; entry++) {
      const row = this.children[entry] as number
      if (this.isInside(row, level, positions)) return row
    }
    return -1
  }

  private isInside(row: number, level: number, positions: Float64Array): boolean {
    for (let column = level; column < this.columns.length; column++) {
      const { from, to } = this.columns[column] as BandEdges
      const position = positions[column] as number
      if (position < (from[row] as number) || position > (to[row] as number)) return false
    }
    return true
  }

  private addNode(rows: readonly number[], level: number): number {
    const edges = this.columns[level]
    if (!edges) return rows[0] as number
    if (level === this.columns.length - 1 && isRising(rows, edges)) return this.addRising(rows, edges)
    const pieces = disjointPieces(rows, edges) ?? cutPieces(rows, edges, level === this.columns.length - 1)
    if (!pieces) return this.addLinear(rows)
    const children = pieces.rows.map((inside) => this.addNode(inside, level + 1))
    const start = this.entries
    for (let piece = 0; piece < children.length; piece++)
      this.addEntry(pieces.from[piece] as number, pieces.to[piece] as number, children[piece] as number)
    return this.closeNode(start, this.entries)
  }

  /** The last column of a tidy sheet, entered as it stands. */
  private addRising(rows: readonly number[], { from, to }: BandEdges): number {
    const start = this.entries
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      this.addEntry(from[row] as number, to[row] as number, row)
    }
    return this.closeNode(start, this.entries)
  }

  private addLinear(rows: readonly number[]): number {
    const start = this.entries
    this.addEntry(rows.length, 0, 0)
    for (const row of rows) this.addEntry(0, 0, row)
    return this.closeNode(start, LINEAR)
  }

  private addEntry(from: number, to: number, child: number): void {
    if (this.entries === this.children.length) this.grow()
    this.edges[this.entries * 2] = from
    this.edges[this.entries * 2 + 1] = to
    this.children[this.entries++] = child
  }

  private grow(): void {
    const size = this.entries * 2 + 16
    const edges = new Float64Array(size * 2)
    const children = new Int32Array(size)
    edges.set(this.edges)
    children.set(this.children)
    this.edges = edges
    this.children = children
  }

  private closeNode(start: number, end: number): number {
    this.nodes.push(start, end)
    return this.nodes.length / 2 - 1
  }
}

type Pieces = { readonly from: number[]; readonly to: number[]; readonly rows: number[][] }

/** The usual sheet: bands are the same or apart. Null when some of them overlap. */
function disjointPieces(rows: readonly number[], { from, to }: BandEdges): Pieces | null {
  const sorted = isSorted(rows, from)
    ? rows
    : [...rows].sort((a, b) => (from[a] as number) - (from[b] as number) || a - b)
  const pieces: Pieces = { from: [], to: [], rows: [] }
  let lastFrom = Number.NaN
  let lastTo = -Infinity
  for (const row of sorted) {
    const [rowFrom, rowTo] = [from[row] as number, to[row] as number]
    if (rowFrom > rowTo) continue
    if (rowFrom === lastFrom && rowTo === lastTo) {
      ;(pieces.rows[pieces.rows.length - 1] as number[]).push(row)
      continue
    }
    if (rowFrom <= lastTo) return null
    pieces.from.push(rowFrom)
    pieces.to.push(rowTo)
    pieces.rows.push([row])
    lastFrom = rowFrom
    lastTo = rowTo
  }
  return pieces
}

function isRising(rows: readonly number[], { from, to }: BandEdges): boolean {
  let lastTo = -Infinity
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const rowFrom = from[row] as number
    if ((at > 0 && rowFrom <= lastTo) || rowFrom > (to[row] as number)) return false
    lastTo = to[row] as number
  }
  return true
}

function isSorted(rows: readonly number[], from: Float64Array): boolean {
  for (let index = 1; index < rows.length; index++)
    if ((from[rows[index] as number] as number) < (from[rows[index - 1] as number] as number)) return false
  return true
}

/** Overlapping bands cut at every edge; null when that would make too many pieces to keep. */
function cutPieces(rows: readonly number[], edges: BandEdges, isLast: boolean): Pieces | null {
  const { from, to } = edges
  const real = rows.filter((row) => (from[row] as number) <= (to[row] as number))
  const cuts = [...new Set(real.flatMap((row) => [from[row] as number, (to[row] as number) + 1]))].sort((a, b) => a - b)
  return isLast ? paintPieces(real, edges, cuts) : sharePieces(real, edges, cuts)
}

/** In the last column each piece belongs to the highest row: rows paint from the top, and painted pieces are jumped over. */
function paintPieces(rows: readonly number[], { from, to }: BandEdges, cuts: readonly number[]): Pieces {
  const place = new Map(cuts.map((cut, index) => [cut, index]))
  const owner = new Int32Array(cuts.length).fill(-1)
  const jump = Int32Array.from({ length: cuts.length + 1 }, (_, index) => index)
  for (const row of rows) {
    const end = place.get((to[row] as number) + 1) ?? cuts.length
    const last = to[row] === Infinity ? cuts.length : end
    for (let at = unpainted(jump, place.get(from[row] as number) ?? 0); at < last; at = unpainted(jump, at)) {
      owner[at] = row
      jump[at] = at + 1
    }
  }
  const pieces: Pieces = { from: [], to: [], rows: [] }
  cuts.forEach((cut, index) => {
    const row = owner[index] as number
    if (row < 0) return
    pieces.from.push(cut)
    pieces.to.push((cuts[index + 1] ?? Infinity) - 1)
    pieces.rows.push([row])
  })
  return pieces
}

function unpainted(jump: Int32Array, from: number): number {
  let at = from
  while (jump[at] !== at) {
    jump[at] = jump[jump[at] as number] as number
    at = jump[at] as number
  }
  return at
}

function sharePieces(rows: readonly number[], { from, to }: BandEdges, cuts: readonly number[]): Pieces | null {
  const pieces: Pieces = { from: [], to: [], rows: [] }
  const waiting = [...rows].sort((a, b) => (from[a] as number) - (from[b] as number))
  let open: number[] = []
  let next = 0
  let kept = 0
  for (let cut = 0; cut < cuts.length; cut++) {
    const start = cuts[cut] as number
    open = open.filter((row) => (to[row] as number) >= start)
    while (next < waiting.length && (from[waiting[next] as number] as number) <= start)
      open.push(waiting[next++] as number)
    kept += open.length
    if (kept > MOST_PIECES * rows.length + 64) return null
    if (open.length === 0) continue
    pieces.from.push(start)
    pieces.to.push((cuts[cut + 1] ?? Infinity) - 1)
    pieces.rows.push([...open].sort((a, b) => a - b))
  }
  return pieces
}
