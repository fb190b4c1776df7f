import type { Value } from '../datasets'
import { unreachable } from '../kernel'
import { addName, type Scope } from '../logic'
import { Exact } from '../money'
import { amountReader, expressionOf, valueOf, type Bench, type StepPlan } from './bench'
import type { LineHead, Working } from './quote'
import type { Step } from './recipe'
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
  readonly run: (working: Working) => void
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
  const passedOver = passOver(step, bench, plan)
  const run = (working: Working) => {
    if (when && valueOf(when, working) === false) {
      const result = passedOver(working)
      working.frame[slot] = result
      working.lines?.push({ head, inputs: [], version: null, row: -1, isPassedOver: true, result })
      return
    }
    const line = plan.work(working, head)
    working.frame[slot] = line.result
    working.lines?.push(line)
  }
  return { step, slot, plan, scope: addName(given.scope, step.name, plan.type), names: [...bench.used], run }
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

/** Steps that change something leave it as it is; steps that give something give nothing. */
function passOver(step: Step, bench: Bench, plan: StepPlan): (working: Working) => Value {
  const keeps =
    step.kind === 'factor' ||
    step.kind === 'add' ||
    step.kind === 'minimum' ||
    step.kind === 'maximum' ||
    step.kind === 'round' ||
    step.kind === 'terms' ||
    step.kind === 'discount'
  if (keeps) return amountReader(bench, step.of)
  return () => (plan.type.kind === 'text' ? '' : Exact.zero)
}
