import { CellSight, type ColumnProfile } from './column-profile'
import { describeRegion } from './describe-region'
import { type Block, findBlocks } from './find-blocks'
import { findEdges } from './find-edges'
import { Grid } from './grid'
import type { Region, RegionEdges, SheetSurvey, Span } from './region'
import { lookAtRow, readsAsNote } from './row-look'
import type { Sheet } from './sheet'

/** Finds every table of a sheet: what is above, its header, its rates, what is below. */
export function identifySheet(sheet: Sheet): SheetSurvey {
  const sight = new CellSight()
  const grid = new Grid(sheet)
  const found: RegionEdges[] = []
  let loose: Block[] = []
  for (const block of findBlocks(grid, sight)) {
    const edges = findEdges(grid, block, sight)
    if (!edges) {
      loose.push(block)
      continue
    }
    const last = found.at(-1)
    if (last && !edges.header && loose.length === 0 && continues(grid, last, edges, sight)) {
      found[found.length - 1] = { ...last, body: { from: last.body.from, to: edges.body.to }, notes: edges.notes }
      continue
    }
    found.push(giveTexts(grid, found, loose, edges, sight))
    loose = []
  }
  giveRest(found, loose)
  const regions = found.map((edges, place) => describeRegion(grid, `r${place + 1}`, edges, sight)).filter(hasRates)
  return { name: sheet.name, isHidden: sheet.isHidden, rowCount: grid.rowCount, width: grid.width, regions }
}

/** A table gives something: a number for each customer, or at least a word. */
const hasRates = ({ columns, edges }: Region) => columns.length >= 2 && edges.body.to >= edges.body.from

/** A block without a header under a table with the same columns is more of it: somebody left an empty row. */
function continues(grid: Grid, above: RegionEdges, below: RegionEdges, sight: CellSight): boolean {
  if (above.left !== below.left || above.right !== below.right || above.notes) return false
  const kinds = (edges: RegionEdges): ColumnProfile['kind'][] =>
    describeRegion(grid, '', edges, sight).columns.map(({ profile }) => profile.kind)
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
