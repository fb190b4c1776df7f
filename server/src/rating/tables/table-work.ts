import type { CheckView, ComparisonView, FindingView, MendView, RowView } from '@coverwright/contract/rating/tables'
import { checkTable, type Row, type TableFinding } from '@coverwright/rules/rating/pricing'
import { compareRows, isHardFinding, type Mend, tableMender } from '@coverwright/rules/rating/tables'
import { unknownDecisions } from '@coverwright/rules/rating/underwriting'
import { type Chunk, parseChunk } from './chunk-text'
import { writeSheet } from './write-sheet'
import type { StoredColumn } from './tables'

/** Work over all rows of a table, which comes as the texts of its chunks: they are read where the work is done. */
export type TableTask =
  | {
      kind: 'check'
      hash: string
      columns: readonly StoredColumn[]
      unsure: readonly string[]
      /** Its rows say whom one accepts: each of their words must be a decision. */
      decides: boolean
      chunks: readonly string[]
    }
  | { kind: 'compare'; columns: readonly StoredColumn[]; before: readonly string[]; after: readonly string[] }
  | { kind: 'sheet'; title: string; columns: readonly StoredColumn[]; chunks: readonly string[] }

export type TableResult<Task extends TableTask> = Task extends { kind: 'check' }
  ? CheckView
  : Task extends { kind: 'compare' }
    ? ComparisonView
    : Uint8Array

export async function doTableTask(task: TableTask): Promise<CheckView | ComparisonView | Uint8Array> {
  switch (task.kind) {
    case 'check':
      return check(task, joined(task.chunks))
    case 'compare':
      return compare(task.columns, joined(task.before), joined(task.after))
    case 'sheet':
      return writeSheet(task.title, task.columns, joined(task.chunks).rows)
  }
}

function joined(texts: readonly string[]): Chunk {
  const ids: number[] = []
  const rows: Row[] = []
  for (const text of texts) {
    const chunk = parseChunk(text)
    for (const id of chunk.ids) ids.push(id)
    for (const row of chunk.rows) rows.push(row)
  }
  return { ids, rows }
}

function check({ hash, columns, unsure, decides }: TableTask & { kind: 'check' }, { ids, rows }: Chunk): CheckView {
  const checked = checkTable(columns, rows)
  if (checked.ok) {
    const mendsOf = tableMender(columns, rows)
    const unknown = decides ? unknownDecisions(columns, rows) : []
    const findings = [...unknown, ...checked.findings].map((finding) => presentFinding(finding, mendsOf(finding), ids))
    const between = findings.length === 0 && unsure.length > 0 ? betweenBands(columns, unsure, rows) : null
    const { leftOut } = checked
    const left = leftOut && { leftOut: leftOut === 'untried' ? null : { ...leftOut } }
    return { hash, findings, broken: [], ...(between && { between }), ...left }
  }
  const { code, column, problems } = checked.refusal
  const whole = { code, row: null, rowId: null, column: column ?? '' }
  const cells = problems.map((problem) => ({ ...problem, rowId: ids[problem.row] ?? null }))
  return { hash, findings: [], broken: cells.length > 0 ? cells : [whole] }
}

/** Who would have no price if these columns were asked with decimals: bands that end at 25,000 and go on at 25,001. */
function betweenBands(columns: readonly StoredColumn[], unsure: readonly string[], rows: readonly Row[]) {
  const finer = columns.map((column) => {
    if (column.role !== 'band' || !unsure.includes(column.id)) return column
    const { places: _written, ...rest } = column
    return rest
  })
  const checked = checkTable(finer, rows)
  for (const { code, customer } of checked.ok ? checked.findings : []) {
    const column = columns.find(({ id }) => unsure.includes(id) && customer[id]?.includes('.'))
    if (code === 'table.gap' && column) return { column: column.id, value: customer[column.id] ?? '' }
  }
  return null
}

const presentFinding = (finding: TableFinding, mends: readonly Mend[], ids: readonly number[]): FindingView => ({
  code: finding.code,
  isHard: isHardFinding(finding),
  rows: [...finding.rows],
  rowIds: finding.rows.map((row) => ids[row] ?? -1),
  customer: { ...finding.customer },
  other: finding.other ? { ...finding.other } : null,
  column: finding.column ?? null,
  ...(finding.alsoIn && { alsoIn: [...finding.alsoIn] }),
  values: { ...finding.values },
  ...(finding.alike && { alike: finding.alike }),
  ...(mends.length > 0 && { mends: mends.map((mend) => presentMend(mend, ids)) }),
})

const presentMend = ({ edits, keepsPrices, kind }: Mend, ids: readonly number[]): MendView => ({
  kind,
  edits: edits.map((edit): MendView['edits'][number] => {
    if (edit.kind !== 'insert') return { ...edit, row: ids[edit.row] ?? -1 }
    return { ...edit, after: ids[edit.after] ?? -1, cells: [...edit.cells] }
  }),
  ...(keepsPrices && { keepsPrices }),
})

/** More would only be scrolled past. */
const MOST_COMPARED = 1_000

function compare(columns: readonly StoredColumn[], before: Chunk, after: Chunk): ComparisonView {
  const { added, changed, gone, sameCount } = compareRows(columns, before.rows, after.rows)
  const rowAt = ({ ids, rows }: Chunk, at: number): RowView => ({
    id: ids[at] as number,
    cells: [...(rows[at] ?? [])] as RowView['cells'],
  })
  return {
    counts: { added: added.length, gone: gone.length, changed: changed.length, same: sameCount },
    added: added.slice(0, MOST_COMPARED).map((at) => ({ at, row: rowAt(after, at) })),
    gone: gone.slice(0, MOST_COMPARED).map((at) => ({ at, row: rowAt(before, at) })),
    changed: changed.slice(0, MOST_COMPARED).map((pair) => ({
      at: pair.after,
      before: rowAt(before, pair.before),
      after: rowAt(after, pair.after),
      columns: [...pair.columns],
    })),
  }
}
