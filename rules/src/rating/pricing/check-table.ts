import { findGaps, findOverlaps, findUnreachableRows } from './check-coverage'
import { findSkippedNumbers } from './check-counting'
import { findStandingOut } from './check-lines'
import { findShortGroups } from './check-siblings'
import { findOddValues, type ValueLimits } from './check-values'
import { compileTable, type CompiledOrRefused } from './compile-table'
import { Findings, type TableFinding } from './findings'
import { findLeftOut } from './left-out'
import { viewTable, type Customer } from './table-groups'
import type { TableColumn } from '../../design/parts'
import type { Row } from './table'

export type CheckedTable =
  | {
      readonly ok: true
      readonly findings: readonly TableFinding[]
      /** Looked for only where nothing was found: who has no row all the same, or that there are too many to try each. */
      readonly leftOut: Customer | 'untried' | null
    }
  | Extract<CompiledOrRefused, { ok: false }>

/** Checks a sheet like a program: what it does to customers, not how it looks. */
export function checkTable(
  columns: readonly TableColumn[],
  rows: readonly Row[],
  limits: ValueLimits = { jumpRatio: '2' },
): CheckedTable {
  const compiled = compileTable(columns, rows)
  if (!compiled.ok) return compiled
  const findings = new Findings()
  const view = viewTable(columns, rows)
  findGaps(view, compiled.value, findings)
  findShortGroups(view, compiled.value, findings)
  findSkippedNumbers(view, compiled.value, findings)
  findOverlaps(view, findings, findUnreachableRows(view, compiled.value, findings))
  const told = findStandingOut(view, compiled.value, findings)
  findOddValues(view, compiled.value, findings, limits, told)
  const { list } = findings
  return { ok: true, findings: list, leftOut: list.length === 0 ? findLeftOut(view, compiled.value) : null }
}
