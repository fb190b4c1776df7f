import { findGaps, findOverlaps, findUnreachableRows } from './check-coverage'
import { findSkippedNumbers } from './check-counting'
import { findStandingOut } from './check-lines'
import { findShortGroups } from './check-siblings'
import { findOddValues, type ValueLimits } from './check-values'
import { compileTable, type CompiledOrRefused } from './compile-table'
import { Findings, type TableFinding } from './findings'
import { viewTable } from './table-groups'
import type { TableColumn } from '../../design/parts'
import type { Row } from './table'

export type CheckedTable =
  { readonly ok: true; readonly findings: readonly TableFinding[] } | Extract<CompiledOrRefused, { ok: false }>

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
  return { ok: true, findings: findings.list }
}
