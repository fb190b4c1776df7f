import type { Value } from '../../design/datasets'
import { compileExpression, type Expression, type LogicType, type Scope } from '../../design/logic'
import type { Exact } from '../../money'
import type { Step } from '../../design/parts'
import type { CompiledTable } from './compile-table'
import { Operand } from './operand'
import { RecipeRefused } from './recipe-problems'
import type { FoundPlaces, Seen, Working } from './working'

export type TableOfDates = {
  readonly id: string
  readonly versions: readonly {
    readonly id: string
    readonly from: number
    readonly to: number
    readonly table: CompiledTable
  }[]
}
/** The price of an add-on for a year or a month. */
export type AddOnPrice = (working: Working, per: 'year' | 'month') => Exact

/** What a step may see while it is compiled, and where it writes down the names that it reads. */
export type Bench = {
  readonly currency: string
  readonly isFrozen: boolean
  /** Version 1 is compiled as it was sold: a skipped step gives nothing, whatever that does to the price. */
  readonly version: 1 | 2
  /** The steps that may use what this one gives. */
  readonly later: readonly Step[]
  readonly scope: Scope
  readonly tables: ReadonlyMap<string, TableOfDates>
  readonly addOns: ReadonlyMap<string, AddOnPrice>
  readonly used: Set<string>
  /** Look-ups over a group: where each keeps what it found for everybody. */
  readonly groups: Map<string, { readonly of: string; readonly place: number }>
  /** A new place among what is kept of a quote. */
  readonly newPlace: () => number
}

/** `isRounded`: the result is whole coins, so it can be charged. */
export type StepPlan = {
  readonly type: LogicType
  readonly labels: readonly string[]
  readonly work: (working: Working) => Value
  /** In the order of the labels. */
  readonly inputs: readonly Seen[]
  readonly isRounded: boolean
  readonly table?: string
  readonly found?: FoundPlaces
  /** Of instalments: where the first is kept. */
  readonly first?: number
  /** Of a minimum: where the least is kept that it held the amount to. */
  readonly least?: number
  /** Of a discount: where it keeps what it took off. */
  readonly taken?: number
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

export function operandOf(bench: Bench, source: string, wanted?: LogicType): Operand {
  return new Operand(expressionOf(bench, source, wanted), bench.newPlace)
}
