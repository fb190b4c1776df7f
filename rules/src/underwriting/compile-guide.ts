import { readAnswers, type AnswerCode, type Dataset, type Value } from '../datasets'
import { accepted, refusalOf, type Outcome, type Refusal } from '../kernel'
import { compileExpression, scopeOf, Trouble, type Expression, type LogicCode, type Scope, type Use } from '../logic'
import { compileTableOnce, NO_ROW, versionOn, type CompiledTable, type RateTable } from '../pricing'
import {
  decisionOf,
  percentOf,
  termsOf,
  undecided,
  type Ask,
  type CompiledAsk,
  type Found,
  type UnderwritingRequest,
} from './asking'
import { compileAnswer, isLoading } from './compile-answer'
import {
  decisions,
  type Reason,
  type UnderwritingGuide,
  type UnderwritingRule,
  type UnderwritingTable,
  type Underwritten,
} from './guide'

export const underwritingMessages = {
  'underwriting.unknownTable': 'There is no table “{table}”.',
  'underwriting.brokenTable': 'The table “{table}” cannot be used yet.',
  'underwriting.unknownColumn': 'The table “{table}” has no column “{column}”.',
  'underwriting.inputMissing': 'The table “{table}” is not told what to put into the column “{column}”.',
  'underwriting.unknownDecision': '“{word}” in row {row} is no decision: write accept, terms, refer or decline.',
  'underwriting.badLoading': '“{percent}” is not a loading in percent from 0 to 1000.',
} as const

export type UnderwritingCode = keyof typeof underwritingMessages | LogicCode
export type UnderwritingProblem = Refusal<UnderwritingCode> & { readonly where: string }

export type CompiledGuide = {
  readonly decide: (request: UnderwritingRequest) => Outcome<Underwritten, AnswerCode>
  readonly uses: readonly Use[]
}

export type GuideOutcome =
  | { readonly ok: true; readonly value: CompiledGuide }
  | { readonly ok: false; readonly problems: readonly UnderwritingProblem[] }

/** All rules and tables are asked, always: a customer, a clerk and an auditor see every reason at once. */
export function compileGuide(guide: UnderwritingGuide, dataset: Dataset, tables: readonly RateTable[]): GuideOutcome {
  const scope = scopeOf(dataset, [{ name: 'startDate', type: { kind: 'date' } }])
  const problems: UnderwritingProblem[] = []
  const compiled = [
    ...guide.rules.filter(isOn).map((rule) => compileRule(rule, scope, problems)),
    ...guide.tables.filter(isOn).map((table) => compileDecisionTable(table, scope, tables, problems)),
    ...(guide.answers ?? [])
      .filter(isOn)
      .map((entry) => compileAnswer(entry, scope, (problem) => problems.push({ ...problem, where: entry.id }))),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const asks = compiled.flatMap((entry) => (entry ? [entry] : []))
  return { ok: true, value: { decide: decider(asks, dataset), uses: asks.map((entry) => entry.use) } }
}

const isOn = ({ isOff = false }: { readonly isOff?: boolean }) => !isOff

function decider(asks: readonly CompiledAsk[], dataset: Dataset): CompiledGuide['decide'] {
  return (request) => {
    const read = readAnswers(dataset.names, request.answers)
    if (!read.ok) return read
    const frame = [...read.value, request.today, request.startDate]
    const found = asks.flatMap(({ ask }) => ask(frame, request) ?? [])
    const worst = Math.max(0, ...found.map(({ reason }) => decisions.indexOf(reason.decision)))
    const decision = decisions[worst] ?? 'refer'
    return accepted({
      decision,
      terms: found.flatMap(({ terms }) => terms),
      reasons: found.map(({ reason }) => reason).filter((reason) => reason.decision !== 'accept'),
    })
  }
}

function compileRule(rule: UnderwritingRule, scope: Scope, problems: UnderwritingProblem[]): CompiledAsk | null {
  const condition = compileExpression(rule.when, scope, { kind: 'yesNo' })
  if (!condition.ok) problems.push({ ...condition.refusal, where: rule.id })
  const terms = rule.verdict.decision === 'acceptWithTerms' ? rule.verdict.terms : []
  for (const term of terms) if (term.kind === 'loading') checkLoading(term.percent, rule.id, problems)
  if (!condition.ok) return null
  const { decision } = rule.verdict
  const head = { source: 'rule', id: rule.id, title: rule.title, row: null } as const
  const met: Found = { reason: { ...head, decision, text: rule.reason, trouble: null }, terms }
  const ask: Ask = (frame) => {
    const result = condition.value.run(frame)
    if (result instanceof Trouble) return undecided(head, result)
    return result === true ? met : null
  }
  return { ask, use: { where: 'underwriting', id: rule.id, title: rule.title, names: condition.value.names } }
}

function compileDecisionTable(
  entry: UnderwritingTable,
  scope: Scope,
  tables: readonly RateTable[],
  problems: UnderwritingProblem[],
): CompiledAsk | null {
  const report: Report = (problem) => void problems.push({ ...problem, where: entry.id })
  const table = tables.find((candidate) => candidate.id === entry.table)
  if (!table) return (report(refusalOf('underwriting.unknownTable', { table: entry.table })), null)
  const before = problems.length
  const versions = table.versions.flatMap((version) => {
    const compiled = compileTableOnce(table.columns, version.rows)
    if (!compiled.ok) report(refusalOf('underwriting.brokenTable', { table: table.name }))
    else checkRows(compiled.value, entry, report)
    return compiled.ok ? [{ ...version, compiled: compiled.value }] : []
  })
  const inputs = inputsOf(entry, { name: table.name, compiled: versions[0]?.compiled }, scope, report)
  if (problems.length > before) return null
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
    return rowVerdict(version.compiled, row, entry)
  }
  const names = inputs.flatMap((input) => input.names)
  return { ask, use: { where: 'underwriting', id: entry.id, title: entry.title, names } }
}

type Report = (problem: Refusal<UnderwritingCode>) => void

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

function checkRows(table: CompiledTable, entry: UnderwritingTable, report: Report): void {
  for (const column of Object.values(entry.columns))
    if (column !== undefined && valueIndex(table, column) < 0)
      return report(refusalOf('underwriting.unknownColumn', { table: entry.table, column }))
  const at = valueIndex(table, entry.columns.decision)
  const loading = entry.columns.loading === undefined ? -1 : valueIndex(table, entry.columns.loading)
  table.rows.forEach((_, row) => {
    const word = table.textAt(row, at).trim()
    if (!decisionOf(word)) report(refusalOf('underwriting.unknownDecision', { word, row: row + 1 }))
    const percent = loading < 0 ? '' : percentOf(table.textAt(row, loading))
    if (percent !== '' && !isLoading(percent)) report(refusalOf('underwriting.badLoading', { percent, row: row + 1 }))
  })
}

function valueIndex(table: CompiledTable, id: string): number {
  return table.values.findIndex((column) => column.id === id)
}

function rowVerdict(table: CompiledTable, row: number, { id, title, columns }: UnderwritingTable): Found {
  const textOf = (column: string | undefined) =>
    column === undefined ? '' : table.textAt(row, valueIndex(table, column)).trim()
  const decision = decisionOf(textOf(columns.decision)) ?? 'refer'
  const written = {
    loading: percentOf(textOf(columns.loading)),
    exclusion: textOf(columns.exclusion),
    message: textOf(columns.message),
  }
  const reason: Reason = { source: 'table', id, title, decision, text: textOf(columns.reason), row, trouble: null }
  return { reason, terms: decision === 'acceptWithTerms' ? termsOf(written) : [] }
}

function checkLoading(percent: string, where: string, problems: UnderwritingProblem[]): void {
  if (isLoading(percent)) return
  problems.push({ code: 'underwriting.badLoading', values: { percent }, where })
}
