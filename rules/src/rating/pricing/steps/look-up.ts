import { Exact } from '../../../money'
import type { Value } from '../../../design/datasets'
import { sayType, type Expression, type LogicType } from '../../../design/logic'
import { expressionOf, moneyType, type Bench, type StepPlan, type TableOfDates } from '../bench'
import { NO_ROW, type CompiledTable } from '../compile-table'
import { interpolateAlong, type Interpolate } from './interpolate'
import { groupOf } from './look-up-each'
import { Operand } from '../operand'
import { QuoteStopped } from '../quote'
import { Seen, type Working } from '../working'
import type { StepOf } from '../../../design/parts'
import { RecipeRefused } from '../recipe-problems'
import type { MatchColumn } from '../table'

/** The version that holds on the first day of cover, its row for the inputs, the row's value. */
export function compileLookUp(step: StepOf<'lookUp'>, bench: Bench): StepPlan {
  const dated = bench.tables.get(step.table)
  const sample = dated?.versions[0]?.table
  if (!dated || !sample) throw new RecipeRefused({ code: 'recipe.unknownTable', values: { table: step.table } })
  const value = sample.values.findIndex((column) => column.id === step.column)
  const column = sample.values[value]
  if (!column)
    throw new RecipeRefused({ code: 'recipe.unknownColumn', values: { table: step.table, column: step.column } })
  if (column.role === 'amount' && column.currency !== bench.currency)
    throw new RecipeRefused({
      code: 'recipe.otherCurrency',
      values: { column: column.id, given: column.currency, wanted: bench.currency },
    })
  const missing = sample.inputs.filter(({ id }) => (sourceFor(step, id) ?? '').trim() === '')
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => title).join(', ')
    throw new RecipeRefused({ code: 'recipe.inputMissing', values: { column: titles } })
  }
  const group = step.each ? groupOf({ ...step, each: step.each }, bench, column.role === 'amount') : null
  const seeing = group?.bench ?? bench
  const inputs = sample.inputs.map((input) => new Operand(inputExpression(step, input, seeing), bench.newPlace))
  const [rowPlace, versionPlace] = [bench.newPlace(), bench.newPlace()]
  const read =
    column.role === 'text'
      ? (table: CompiledTable, row: number) => table.textAt(row, value)
      : (table: CompiledTable, row: number) => table.numberAt(row, value)
  const type: LogicType =
    column.role === 'text' ? { kind: 'text' } : column.role === 'amount' ? moneyType(bench) : { kind: 'number' }
  if (group && column.role === 'text') throw new RecipeRefused({ code: 'recipe.badProduct' })
  const otherwise = otherwiseOf(step, column.role === 'text')
  const between = interpolation(step, sample, value)
  /** One list for all quotes: nobody looks at it after the row is found. */
  const given = new Array<Value>(inputs.length)
  const work = (working: Working): Value => {
    const version = versionOf(dated, working.request.startDate)
    for (let at = 0; at < inputs.length; at++) given[at] = (inputs[at] as Operand).read(working)
    const near = between?.(version.table, given)
    const row = near === undefined ? version.table.findRow(given) : (near?.row ?? NO_ROW)
    working.kept[rowPlace] = row
    working.kept[versionPlace] = version.id
    if (row === NO_ROW && otherwise === null)
      throw new QuoteStopped({
        code: 'pricing.noRow',
        values: { table: step.table, inputs: sayInputs(sample.inputs, given) },
      })
    if (row !== NO_ROW && (near ? near.value === null : version.table.isNone(row, value)))
      throw new QuoteStopped({
        code: 'pricing.noPrice',
        values: { table: step.table, inputs: sayInputs(sample.inputs, given) },
      })
    return near?.value ? near.value : row === NO_ROW ? (otherwise as Value) : read(version.table, row)
  }
  const labels = sample.inputs.map((input) => input.id)
  const found = { row: rowPlace, version: versionPlace }
  if (group)
    return {
      type,
      labels: [step.each?.of ?? ''],
      work: (working) => group.work(working, (each) => work(each) as Exact),
      inputs: [Seen.kept(group.place)],
      isRounded: false,
      table: step.table,
      found,
    }
  return {
    type,
    labels,
    work,
    inputs: inputs.map(({ seen }) => seen),
    isRounded: false,
    table: step.table,
    found,
  }
}

/** Null where rows stand for themselves. */
function interpolation(step: StepOf<'lookUp'>, { inputs, values }: CompiledTable, value: number): Interpolate | null {
  if (step.between === undefined || step.between === '') return null
  const at = inputs.findIndex(({ id }) => id === step.between)
  const column = inputs[at]
  if (column?.role !== 'exact' || column.of !== 'number' || values[value]?.role === 'text')
    throw new RecipeRefused({ code: 'recipe.badBetween' })
  return interpolateAlong(at, value)
}

const sourceFor = (step: StepOf<'lookUp'>, column: string): string | undefined =>
  Object.hasOwn(step.inputs, column) ? step.inputs[column] : undefined

function inputExpression(step: StepOf<'lookUp'>, column: MatchColumn, bench: Bench): Expression {
  const expression = expressionOf(bench, sourceFor(step, column.id) ?? '')
  const { kind } = expression.type
  if (kind === column.of || (kind === 'money' && column.of === 'number')) return expression
  throw new RecipeRefused({
    code: 'recipe.inputType',
    values: { column: column.title, wanted: column.of, given: sayType(expression.type) },
  })
}

function otherwiseOf(step: StepOf<'lookUp'>, isText: boolean): Value | null {
  if (step.otherwise === undefined) return null
  if (isText) return step.otherwise
  const value = Exact.parse(step.otherwise)
  if (!value) throw new RecipeRefused({ code: 'recipe.badRate', values: { rate: step.otherwise } })
  return value
}

function versionOf(dated: TableOfDates, on: number): TableOfDates['versions'][number] {
  let best: TableOfDates['versions'][number] | null = null
  const { versions } = dated
  for (let at = 0; at < versions.length; at++) {
    const version = versions[at] as TableOfDates['versions'][number]
    if (on >= version.from && on <= version.to && (best === null || version.from >= best.from)) best = version
  }
  if (!best) throw new QuoteStopped({ code: 'pricing.noVersion', values: { table: dated.id } })
  return best
}

function sayInputs(columns: readonly MatchColumn[], given: readonly Value[]): string {
  return columns.map((column, at) => `${column.title}: ${String(given[at])}`).join(', ')
}
