import { Exact } from '../../../money'
import type { Value } from '../../../design/datasets'
import { sayType, type Expression, type LogicType } from '../../../design/logic'
import { expressionOf, moneyType, type Bench, type StepPlan, type TableOfDates } from '../bench'
import { NO_ROW, type CompiledTable } from '../compile-table'
import { Operand } from '../operand'
import { QuoteStopped } from '../quote'
import type { Working } from '../working'
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
  const inputs = sample.inputs.map((input) => new Operand(inputExpression(step, input, bench), bench.newPlace))
  const [rowPlace, versionPlace] = [bench.newPlace(), bench.newPlace()]
  const read =
    column.role === 'text'
      ? (table: CompiledTable, row: number) => table.textAt(row, value)
      : (table: CompiledTable, row: number) => table.numberAt(row, value)
  const type: LogicType =
    column.role === 'text' ? { kind: 'text' } : column.role === 'amount' ? moneyType(bench) : { kind: 'number' }
  const otherwise = otherwiseOf(step, column.role === 'text')
  /** One list for all quotes: nobody looks at it after the row is found. */
  const given = new Array<Value>(inputs.length)
  const work = (working: Working): Value => {
    const version = versionOf(dated, working.request.startDate)
    for (let at = 0; at < inputs.length; at++) given[at] = (inputs[at] as Operand).read(working)
    const row = version.table.findRow(given)
    working.kept[rowPlace] = row
    working.kept[versionPlace] = version.id
    if (row === NO_ROW && otherwise === null)
      throw new QuoteStopped({
        code: 'pricing.noRow',
        values: { table: step.table, inputs: sayInputs(sample.inputs, given) },
      })
    return row === NO_ROW ? (otherwise as Value) : read(version.table, row)
  }
  return {
    type,
    labels: sample.inputs.map((input) => input.id),
    work,
    inputs: inputs.map(({ seen }) => seen),
    isRounded: false,
    table: step.table,
    found: { row: rowPlace, version: versionPlace },
  }
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
