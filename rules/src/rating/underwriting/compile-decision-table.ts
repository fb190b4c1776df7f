import type { Value } from '../../design/datasets'
import { refusalOf } from '../../kernel'
import type { Language } from '../../languages'
import { compileExpression, Trouble, type Expression, type Scope } from '../../design/logic'
import { compileTableOnce, NO_ROW, versionOn, type CompiledTable, type RateTable } from '../pricing'
import { decisionWith, percentOf, saidBy, termsOf, undecided, type Ask, type CompiledAsk, type Found } from './asking'
import { isLoading } from './compile-answer'
import { decisionOf } from './decision-words'
import type { Decision, UnderwritingTable } from '../../design/parts'
import type { Reason } from './underwritten'
import type { Report } from './guide-problems'

type TableBench = {
  readonly scope: Scope
  readonly language: Language
  readonly tables: readonly RateTable[]
  readonly report: Report
}

/** A table whose rows decide; each version is compiled once, and the one in force on the first day of cover is asked. */
export function compileDecisionTable(entry: UnderwritingTable, bench: TableBench): CompiledAsk | null {
  const { scope, language, tables } = bench
  let isSound = true
  const report: Report = (problem) => {
    isSound = false
    bench.report(problem)
  }
  const table = tables.find((candidate) => candidate.id === entry.table)
  if (!table) return (report(refusalOf('underwriting.unknownTable', { table: entry.title || entry.table })), null)
  const versions = table.versions.flatMap((version) => {
    const compiled = compileTableOnce(table.columns, version.rows)
    if (!compiled.ok) report(refusalOf('underwriting.brokenTable', { table: table.name }))
    else checkRows(compiled.value, table, entry, report)
    return compiled.ok ? [{ ...version, compiled: compiled.value }] : []
  })
  const inputs = inputsOf(entry, { name: table.name, compiled: versions[0]?.compiled }, scope, report)
  if (!isSound) return null
  const ask: Ask = (frame, request) => {
    const head = { source: 'table', id: entry.id, title: entry.title } as const
    const version = versionOn(versions, request.startDate)
    const given: Value[] = []
    for (const input of inputs) {
      const value = input.run(frame)
      if (value instanceof Trouble) return undecided({ ...head, row: null }, value)
      given.push(value)
    }
    const row = version?.compiled.findRow(given) ?? NO_ROW
    if (!version || row === NO_ROW)
      return { reason: { ...head, decision: entry.otherwise, text: '', row: null, trouble: null }, terms: [] }
    return rowVerdict(version.compiled, row, { entry, language })
  }
  const names = inputs.flatMap((input) => input.names)
  return { ask, use: { where: 'underwriting', id: entry.id, title: entry.title, names } }
}

function inputsOf(
  entry: UnderwritingTable,
  table: { name: string; compiled: CompiledTable | undefined },
  scope: Scope,
  report: Report,
): Expression[] {
  return (table.compiled?.inputs ?? []).flatMap((column) => {
    const source = Object.hasOwn(entry.inputs, column.id) ? (entry.inputs[column.id] ?? '') : ''
    if (source.trim() === '')
      return (report(refusalOf('underwriting.inputMissing', { table: table.name, column: column.title })), [])
    const compiled = compileExpression(source, scope)
    if (!compiled.ok) return (report(compiled.refusal), [])
    return [compiled.value]
  })
}

function checkRows(table: CompiledTable, { columns, name }: RateTable, entry: UnderwritingTable, report: Report): void {
  const further = (entry.spoken ?? []).flatMap(({ exclusion, message }) => [exclusion, message])
  for (const column of [...Object.values(entry.columns), ...further])
    if (column !== undefined && valueIndex(table, column) < 0)
      return report(refusalOf('underwriting.unknownColumn', { table: name, column: titleOf(column, columns) }))
  const at = valueIndex(table, entry.columns.decision)
  const loading = entry.columns.loading === undefined ? -1 : valueIndex(table, entry.columns.loading)
  table.rows.forEach((_, row) => {
    const word = table.textAt(row, at).trim()
    if (!isFigures(table, at) && !decisionOf(word))
      report(refusalOf('underwriting.unknownDecision', { word, row: row + 1 }))
    const percent = loading < 0 ? '' : percentOf(table.textAt(row, loading))
    if (percent !== '' && !isLoading(percent)) report(refusalOf('underwriting.badLoading', { percent, row: row + 1 }))
  })
}

function valueIndex(table: CompiledTable, id: string): number {
  return table.values.findIndex((column) => column.id === id)
}

const titleOf = (id: string, columns: RateTable['columns']) => columns.find((each) => each.id === id)?.title ?? id

/**
 * A price table decides by its figures: who has one is accepted, and the words in place of one decide. Where no row says
 * a word, 'none' is for whom there is no price, and `otherwise` says what becomes of them; beside such words it is
 * nothing but that: a dash in a table that declines somebody else declines nobody.
 */
const isFigures = (table: CompiledTable, at: number) => table.values[at]?.role !== 'text'

function decisionAt(table: CompiledTable, row: number, { columns, otherwise }: UnderwritingTable): Decision {
  const at = valueIndex(table, columns.decision)
  if (isFigures(table, at)) {
    const said = decisionOf(table.textAt(row, at))
    return said ?? (table.isNone(row, at) && !saysWords(table, at) ? otherwise : 'accept')
  }
  return decisionOf(table.textAt(row, at)) ?? 'refer'
}

const worded = new WeakMap<CompiledTable, Map<number, boolean>>()

/** Looked through once: a table of 100,000 rows is asked for every customer. */
function saysWords(table: CompiledTable, at: number): boolean {
  const known = worded.get(table) ?? new Map<number, boolean>()
  worded.set(table, known)
  const says = known.get(at) ?? table.rows.some((_, row) => decisionOf(table.textAt(row, at)) !== null)
  known.set(at, says)
  return says
}

type Reading = { readonly entry: UnderwritingTable; readonly language: Language }

function rowVerdict(table: CompiledTable, row: number, { entry, language }: Reading): Found {
  const { id, title, columns } = entry
  const textOf = (column?: string) => (column === undefined ? '' : table.textAt(row, valueIndex(table, column)).trim())
  const said = saidBy(entry, language, textOf)
  const loading = percentOf(textOf(columns.loading))
  const written = termsOf({ loading, exclusion: said('exclusion'), message: said('message') })
  const { decision, terms } = decisionWith(decisionAt(table, row, entry), written)
  const reason: Reason = { source: 'table', id, title, decision, text: textOf(columns.reason), row, trouble: null }
  return { reason, terms }
}
