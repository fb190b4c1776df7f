import { CellSight, type ColumnProfile } from './column-profile'
import { describeRegion } from './describe-region'
import { type Block, findBlocks } from './find-blocks'
import { findEdges } from './find-edges'
import { keysRepeat, splitSections } from './find-sections'
import { withScalars } from './find-scalars'
import { Grid } from './grid'
import type { Region, RegionEdges, SheetSurvey, Span } from './region'
import { isNumeric, lookAtRow, readsAsNote } from './row-look'
import { cellText, type Sheet } from './sheet'

/** Finds every table of a sheet: what is above, its header, its rates, what is below. */
export function identifySheet(sheet: Sheet): SheetSurvey {
  const sight = new CellSight()
  const grid = new Grid(sheet)
  const found: RegionEdges[] = []
  let loose: Block[] = []
  for (const block of findBlocks(grid, sight)) {
    const last = found.at(-1)
    const edges = findEdges(grid, block, sight, (row) => last !== undefined && readsLike(grid, last, block, row, sight))
    if (!edges) {
      if (last && loose.length === 0 && isDefault(grid, last, block, sight)) found[found.length - 1] = upTo(last, block)
      else loose.push(block)
      continue
    }
    const more =
      last && !edges.header && fits(grid, last, edges, sight) ? moreOf(grid, last, edges, loose, sight) : null
    if (more === 'same' && last) {
      found[found.length - 1] = { ...last, body: { from: last.body.from, to: edges.body.to }, notes: edges.notes }
      continue
    }
    found.push(more && more !== 'same' ? more : giveTexts(grid, found, loose, edges, sight))
    loose = []
  }
  giveRest(found, loose)
  const parts = found.flatMap((edges) => splitSections(grid, edges, sight)).map(withLoneHeading)
  const regions = parts.map((edges, place) => describeRegion(grid, `r${place + 1}`, edges, sight)).filter(hasRates)
  return withScalars(grid, regions, sight)
}

/** A title over the only block under a header tells nothing apart: it is a heading like any other. */
function withLoneHeading(edges: RegionEdges, _place: number, all: readonly RegionEdges[]): RegionEdges {
  const { section, header, body } = edges
  if (section === undefined || section === null) return edges
  const isAlone = all.filter((each) => each.header?.from === header?.from && each.left === edges.left).length === 1
  return isAlone ? { ...edges, section: null, body: { from: section, to: body.to } } : edges
}

/** Whether a row, which could be labels, reads like one of the rates above it: then it is one more of them. */
function readsLike(grid: Grid, above: RegionEdges, block: Block, row: number, sight: CellSight): boolean {
  if (!above.header || block.left !== above.left || block.right > above.right) return false
  const kindAt = (at: number, column: number) => {
    const { kind } = sight.of(grid.shown(at, column))
    return isNumeric(kind) ? 'number' : kind
  }
  const columns = Array.from({ length: above.right - above.left + 1 }, (_, place) => above.left + place)
  const isHeader = columns.every(
    (column) => cellText(grid.shown(row, column)) === cellText(grid.shown(above.header!.to, column)),
  )
  const numbers = columns.filter((column) => kindAt(above.body.to, column) === 'number')
  if (isHeader || numbers.length === 0) return false
  const alike = columns.filter((column) => kindAt(row, column) === kindAt(above.body.to, column)).length
  return alike >= columns.length * 0.7 && numbers.some((column) => kindAt(row, column) === 'number')
}

/** A row without keys below a table, with an empty one between: what holds for everybody else. */
function isDefault(grid: Grid, above: RegionEdges, block: Block, sight: CellSight): boolean {
  if (block.bottom !== block.top || block.left <= above.left || block.right > above.right || above.notes) return false
  for (let column = block.left; column <= block.right; column++) {
    const [own, like] = [grid.written(block.top, column), grid.shown(above.body.to, column)].map(
      (cell) => sight.of(cell).kind,
    )
    if (own !== 'empty' && !(isNumeric(own ?? '') && isNumeric(like ?? ''))) return false
  }
  return true
}

const upTo = (edges: RegionEdges, { bottom }: Block): RegionEdges => ({
  ...edges,
  body: { from: edges.body.from, to: bottom },
})

/**
 * Rows without a header under a table like them: more of it, where somebody left an empty row; or a block of its own
 * under the same header, where a title stands over rows that came before.
 */
function moreOf(
  grid: Grid,
  above: RegionEdges,
  edges: RegionEdges,
  loose: readonly Block[],
  sight: CellSight,
): RegionEdges | 'same' | null {
  const title = edges.titles?.to ?? loose.filter((block) => !isNote(grid, block, sight)).at(-1)?.bottom
  if (title === undefined) return loose.length === 0 && !above.notes ? 'same' : null
  const isAgain = above.header !== null && keysRepeat(grid, above, above.body, edges.body, sight)
  if (!isAgain) return above.notes || loose.length > 0 ? null : 'same'
  return { ...edges, right: above.right, titles: above.titles, header: above.header, section: title }
}

/** A table gives something: a number for each customer, or at least a word. */
const hasRates = ({ columns, edges }: Region) => columns.length >= 2 && edges.body.to >= edges.body.from

/** The same columns, and mostly the same kinds of cells in them. */
function fits(grid: Grid, above: RegionEdges, below: RegionEdges, sight: CellSight): boolean {
  if (above.left !== below.left || below.right > above.right) return false
  const kinds = (edges: RegionEdges): ColumnProfile['kind'][] =>
    describeRegion(grid, '', { ...edges, right: above.right }, sight).columns.map(({ profile }) => profile.kind)
  const [one, other] = [kinds({ ...above, header: null }), kinds(below)]
  return one.length === other.length && one.filter((kind, place) => kind === other[place]).length >= one.length * 0.7
}

/** Loose texts between two tables are notes of the upper one or titles of the lower. */
function giveTexts(
  grid: Grid,
  found: RegionEdges[],
  loose: readonly Block[],
  edges: RegionEdges,
  sight: CellSight,
): RegionEdges {
  const titles = loose.filter((block) => !isNote(grid, block, sight) && isOver(block, edges))
  giveRest(
    found,
    loose.filter((block) => !titles.includes(block)),
  )
  const first = titles[0]
  if (!first) return edges
  return { ...edges, titles: { from: first.top, to: edges.titles?.to ?? (titles.at(-1) as Block).bottom } }
}

const isOver = (block: Block, edges: RegionEdges) => block.left <= edges.right && block.right >= edges.left - 1

const isNote = (grid: Grid, block: Block, sight: CellSight) =>
  readsAsNote(lookAtRow(grid, block.top, block.left, block.right, sight))

function giveRest(found: RegionEdges[], loose: readonly Block[]) {
  const last = found.at(-1)
  const [first, end] = [loose[0], loose.at(-1)]
  if (!last || !first || !end || end.bottom <= last.body.to) return
  const notes: Span = { from: last.notes?.from ?? Math.max(first.top, last.body.to + 1), to: end.bottom }
  found[found.length - 1] = { ...last, notes }
}
