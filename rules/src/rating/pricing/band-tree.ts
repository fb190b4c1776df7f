/** Edges of every row in one band column, as positions. */
export type BandEdges = { readonly from: Float64Array; readonly to: Float64Array }

/** Rows that overlap in several band columns at once are cut into at most this many times their number of pieces. */
const MOST_PIECES = 8
const LINEAR = -2

/**
 * Bands as flat arrays: a node is a stretch of edges sorted by `from` and as many children, each a node of the next column or a row.
 * Where bands overlap, the row that stands higher in the sheet wins, as a person reading it from the top would say.
 */
export class BandTree {
  /** Three numbers a node: where its edges start, how many they are (or LINEAR), where its children start. */
  private nodes: Int32Array = new Int32Array(48)
  private nodeCount = 0
  /** From and to of each band, side by side because they are read together. */
  private edges: Float64Array = new Float64Array(64)
  private edgeCount = 0
  private children: Int32Array
  private childCount = 0
  /** A sheet repeats the same bands for every region and group: they are kept once, and stay in the cache. */
  private readonly known = new Map<string, number>()

  constructor(
    private readonly columns: readonly BandEdges[],
    rowCount: number,
  ) {
    this.children = new Int32Array(rowCount)
  }

  /** Adds rows (in sheet order) that agree in all exact columns; gives the node to start from. */
  add(rows: readonly number[]): number {
    return this.addNode(rows, 0)
  }

  find(root: number, positions: Float64Array): number {
    let child = root
    for (let level = 0; level < this.columns.length; level++) {
      const start = this.nodes[child * 3] as number
      const count = this.nodes[child * 3 + 1] as number
      const children = this.nodes[child * 3 + 2] as number
      if (count === LINEAR) return this.findLinear(children, start, level, positions)
      const entry = this.entryAt(start, count, positions[level] as number)
      if (entry < 0) return -1
      child = this.children[children + entry] as number
    }
    return child
  }

  private entryAt(start: number, count: number, position: number): number {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.edges[(start + middle) * 2] as number) <= position) low = middle + 1
      else high = middle
    }
    return low > 0 && (this.edges[(start + low) * 2 - 1] as number) >= position ? low - 1 : -1
  }

  private findLinear(start: number, count: number, level: number, positions: Float64Array): number {
    for (let at = start; at < start + count; at++) {
      const row = this.children[at] as number
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
    if (!pieces) return this.closeNode(rows.length, LINEAR, this.addChildren(rows))
    const children = pieces.rows.map((inside) => this.addNode(inside, level + 1))
    const start = this.edgesAt(
      children.length,
      (at) => pieces.from[at] as number,
      (at) => pieces.to[at] as number,
    )
    return this.closeNode(start, children.length, this.addChildren(children))
  }

  /** The last column of a tidy sheet, entered as it stands. */
  private addRising(rows: readonly number[], { from, to }: BandEdges): number {
    const start = this.edgesAt(
      rows.length,
      (at) => from[rows[at] as number] as number,
      (at) => to[rows[at] as number] as number,
    )
    return this.closeNode(start, rows.length, this.addChildren(rows))
  }

  private edgesAt(count: number, from: (at: number) => number, to: (at: number) => number): number {
    const key = `${count}:${from(0)}:${to(count - 1)}`
    const known = this.known.get(key)
    if (known !== undefined && this.isSame(known, count, from, to)) return known
    const start = this.edgeCount
    for (let at = 0; at < count; at++) this.addEdge(from(at), to(at))
    this.known.set(key, start)
    return start
  }

  private isSame(start: number, count: number, from: (at: number) => number, to: (at: number) => number): boolean {
    for (let at = 0; at < count; at++)
      if (this.edges[(start + at) * 2] !== from(at) || this.edges[(start + at) * 2 + 1] !== to(at)) return false
    return true
  }

  private addEdge(from: number, to: number): void {
    if (this.edgeCount * 2 === this.edges.length) {
      const grown = new Float64Array(this.edges.length * 2)
      grown.set(this.edges)
      this.edges = grown
    }
    this.edges[this.edgeCount * 2] = from
    this.edges[this.edgeCount++ * 2 + 1] = to
  }

  private addChildren(children: readonly number[]): number {
    const start = this.childCount
    if (start + children.length > this.children.length) {
      const grown = new Int32Array((start + children.length) * 2)
      grown.set(this.children)
      this.children = grown
    }
    for (let at = 0; at < children.length; at++) this.children[this.childCount++] = children[at] as number
    return start
  }

  private closeNode(start: number, count: number, children: number): number {
    const at = this.nodeCount * 3
    if (at === this.nodes.length) {
      const grown = new Int32Array(this.nodes.length * 2)
      grown.set(this.nodes)
      this.nodes = grown
    }
    this.nodes[at] = start
    this.nodes[at + 1] = count
    this.nodes[at + 2] = children
    return this.nodeCount++
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
