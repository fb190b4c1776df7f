import type { Value } from '../datasets'
import { compileExpression, Trouble, type Expression, type LogicType, type Scope } from '../logic'
import type { Exact } from '../money'
import type { CompiledTable } from './compile-table'
import { QuoteStopped, type Line, type LineHead, type Working } from './quote'
import { RecipeRefused } from './recipe-problems'

export type TableOfDates = {
  readonly id: string
  readonly versions: readonly {
    readonly id: string
    readonly from: number
    readonly to: number
    readonly table: CompiledTable
  }[]
}
export type PricePair = { readonly yearly: Exact; readonly monthly: Exact }

/** What a step may see while it is compiled, and where it writes down the names that it reads. */
export type Bench = {
  readonly currency: string
  readonly scope: Scope
  readonly tables: ReadonlyMap<string, TableOfDates>
  readonly addOnPrices: ReadonlyMap<string, PricePair>
  readonly addOnWork: ReadonlyMap<string, (working: Working) => PricePair>
  readonly used: Set<string>
}

/** A line of the worksheet for a step that looked nothing up. */
export function lineOf(head: LineHead, inputs: readonly (Value | undefined)[], result: Value): Line {
  return { head, inputs, version: null, row: -1, isPassedOver: false, result }
}

/** `isRounded`: the result is whole coins, so it can be charged. */
export type StepPlan = {
  readonly type: LogicType
  readonly labels: readonly string[]
  readonly work: (working: Working, head: LineHead) => Line
  readonly isRounded: boolean
  readonly table?: string
}

export function expressionOf(bench: Bench, source: string, wanted?: LogicType): Expression {
  const compiled = compileExpression(source, bench.scope, wanted)
  if (!compiled.ok) throw new RecipeRefused(compiled.refusal)
  for (const name of compiled.value.names) bench.used.add(name)
  return compiled.value
}

export function moneyType(bench: Bench): LogicType {
  return { kind: 'money', currency: bench.currency }
}

/** Reads an earlier result that must be money in the recipe's currency. */
export function amountReader(bench: Bench, name: string): (working: Working) => Exact {
  const found = bench.scope.slots.get(name)
  if (!found) throw new RecipeRefused({ code: 'recipe.unknownStep', values: { of: name } })
  if (found.type.kind !== 'money' || found.type.currency !== bench.currency)
    throw new RecipeRefused({ code: 'recipe.notMoney', values: { of: name, currency: bench.currency } })
  bench.used.add(name)
  const { slot } = found
  return (working) => {
    const value = working.frame[slot]
    if (value === undefined) throw new QuoteStopped({ code: 'logic.unanswered', values: { name } })
    return value as Exact
  }
}

/** Most operands are a name or a number: those are read without running an expression. */
export function readerOf(expression: Expression): (working: Working) => Value {
  const { constant, slot, names } = expression
  if (constant !== undefined) return () => constant
  if (slot === undefined) return (working) => valueOf(expression, working)
  return (working) => working.frame[slot] ?? unanswered(names[0] ?? '')
}

function unanswered(name: string): never {
  throw new QuoteStopped({ code: 'logic.unanswered', values: { name } })
}

export function valueOf(expression: Expression, working: Working): Value {
  const value = expression.run(working.frame)
  if (value instanceof Trouble) throw new QuoteStopped({ code: value.code, values: value.values })
  return value
}
