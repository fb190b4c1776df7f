import type { Row, TableColumn } from '../pricing'
import { type Mend, type MendedFinding, MOST_EDITS } from './mend'
import { addCombination, mendGap } from './mend-gap'
import { mendOverlap } from './mend-overlap'
import { mendOutOfLine, mendUnit } from './mend-value'
import { RowBoxes } from './row-boxes'

/**
 * The ways to mend what was found in rows, of which each says exactly what it would change; none where somebody has to
 * think. After any of them the finding is gone, and no customer has lost a price or got a second one.
 */
export function tableMender(columns: readonly TableColumn[], rows: readonly Row[]): (finding: MendedFinding) => Mend[] {
  let boxes: RowBoxes | undefined
  return (finding) => {
    boxes ??= new RowBoxes(columns, rows)
    return waysOf(boxes, finding).filter(({ edits }) => edits.length <= MOST_EDITS)
  }
}

function waysOf(boxes: RowBoxes, finding: MendedFinding): Mend[] {
  switch (finding.code) {
    case 'table.gap':
      return mendGap(boxes, finding)
    case 'table.gapBeside':
      return addCombination(boxes, finding)
    case 'table.overlap':
      return mendOverlap(boxes, finding)
    case 'table.unreachable':
      return removeRow(boxes, finding)
    case 'table.unitsMixed':
      return mendUnit(boxes, finding)
    case 'table.outOfLine':
      return mendOutOfLine(boxes, finding)
    // Which of two values is wrong, which currency is meant, what is left out on purpose: nobody can know from the rows.
    case 'table.gapPerhaps':
    case 'table.skipped':
    case 'table.jump':
    case 'table.standsOut':
    case 'table.negative':
    case 'table.timesZero':
    case 'table.zeroAmount':
    case 'table.notMonotonic':
    case 'table.currenciesMixed':
    case 'table.unknownDecision':
      return []
  }
}

/** A row whose customers one row above takes, all of them. Where that one takes any, it may be the one that is misplaced. */
function removeRow(boxes: RowBoxes, { rows: [row, blocker] }: MendedFinding): Mend[] {
  if (row === undefined || blocker === undefined || boxes.groupOf(row) !== boxes.groupOf(blocker)) return []
  const [own, above] = [boxes.boxOf(row), boxes.boxOf(blocker)]
  const isInside = own.every(([from, to], at) => from >= above[at]![0] && to <= above[at]![1])
  return isInside ? [{ kind: 'removeRow', edits: [{ kind: 'delete', row }], keepsPrices: true }] : []
}
