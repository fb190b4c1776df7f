import type { Value } from '../../design/datasets'
import { unreachable } from '../../kernel'
import { addName, type Expression, type LogicType, type Scope } from '../../design/logic'
import { Exact } from '../../money'
import { Amount } from './amount'
import { expressionOf, type Bench, type StepPlan } from './bench'
import { neutralOf } from './neutral'
import { RecipeRefused } from './recipe-problems'
import { valueOf } from './operand'
import type { LineHead } from './quote'
import type { Note, Working } from './working'
import type { Step, StepOf } from '../../design/parts'
import { compileAddOns } from './steps/add-ons'
import { compileArithmeticStep } from './steps/arithmetic'
import { compileDiscount } from './steps/discount'
import { compileFormula } from './steps/formula'
import { compileInstalment } from './steps/instalment'
import { compileLookUp } from './steps/look-up'
import { compileRound } from './steps/round'
import { compileTax } from './steps/tax'
import { compileTerms } from './steps/terms'

export type CompiledStep = {
  readonly step: Step
  readonly slot: number
  readonly plan: StepPlan
  /** The scope of the next step. */
  readonly scope: Scope
  readonly names: readonly string[]
  readonly when: Expression | null
  readonly work: StepPlan['work']
  readonly passedOver: (working: Working) => Value
  /** What the worksheet says of it, when it was done and when it was passed over. */
  readonly done: Note
  readonly passed: Note
}

export function compileStep(step: Step, given: Bench, slot: number, addOn: string | null): CompiledStep {
  const bench: Bench = { ...given, used: new Set() }
  const plan = planStep(step, bench)
  const when =
    step.when === undefined || step.when.trim() === '' ? null : expressionOf(bench, step.when, { kind: 'yesNo' })
  const head: LineHead = {
    name: step.name,
    title: step.title,
    kind: step.kind,
    labels: plan.labels,
    unit: plan.type.kind,
    table: plan.table ?? null,
    addOn,
  }
  const names = [...bench.used]
  const passedOver = passOver(step, bench, plan.type, when !== null)
  const done: Note = { head, slot, inputs: plan.inputs, found: plan.found ?? null, isPassedOver: false }
  const passed: Note = { head, slot, inputs: [], found: null, isPassedOver: true }
  const scope = addName(given.scope, step.name, plan.type)
  return { step, slot, plan, scope, names, when, work: plan.work, passedOver, done, passed }
}

/** Works it out and writes down what it did. */
export function runStep({ slot, when, passedOver, work, done, passed }: CompiledStep, working: Working): void {
  const isPassedOver = when !== null && valueOf(when, working) === false
  working.frame[slot] = isPassedOver ? passedOver(working) : work(working)
  working.notes[working.noted++] = isPassedOver ? passed : done
}

function planStep(step: Step, bench: Bench): StepPlan {
  switch (step.kind) {
    case 'lookUp':
      return compileLookUp(step, bench)
    case 'formula':
      return compileFormula(step, bench)
    case 'factor':
    case 'add':
    case 'minimum':
    case 'maximum':
      return compileArithmeticStep(step, bench)
    case 'round':
      return compileRound(step, bench)
    case 'terms':
      return compileTerms(step, bench)
    case 'discount':
      return compileDiscount(step, bench)
    case 'tax':
    case 'levy':
      return compileTax(step, bench)
    case 'addOns':
      return compileAddOns(step, bench)
    case 'instalment':
      return compileInstalment(step, bench)
    default:
      return unreachable(step)
  }
}

/** Steps that change something leave it as it is; steps that give something give what leaves the rest as it is. */
function passOver(step: Step, bench: Bench, type: LogicType, isSometimes: boolean): (working: Working) => Value {
  if (step.kind === 'lookUp' || step.kind === 'formula') return passOverGiven(step, bench, type, isSometimes)
  if (!('of' in step) || step.kind === 'tax' || step.kind === 'levy' || step.kind === 'instalment')
    return () => Exact.zero
  const of = Amount.named(step.of, bench)
  return (working) => of.read(working)
}

function passOverGiven(
  step: StepOf<'lookUp' | 'formula'>,
  bench: Bench,
  type: LogicType,
  isSometimes: boolean,
): (working: Working) => Value {
  if (isSometimes && step.skipped !== undefined && step.skipped.trim() !== '') {
    const skipped = expressionOf(bench, step.skipped, type)
    return (working) => valueOf(skipped, working)
  }
  if (!isSometimes || bench.version === 1 || type.kind === 'money')
    return () => (type.kind === 'text' ? '' : Exact.zero)
  const neutral = type.kind === 'number' ? neutralOf(step, bench.later) : null
  if (neutral === null)
    throw new RecipeRefused({ code: 'recipe.skippedUnsaid', values: { name: step.title || step.name } })
  const value = neutral === '1' ? Exact.one : Exact.zero
  return () => value
}
