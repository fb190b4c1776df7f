import type { Exact } from '../../../money'
import { Amount } from '../amount'
import { moneyType, operandOf, type Bench, type StepPlan } from '../bench'
import type { Operand } from '../operand'
import type { StepOf } from '../../../design/parts'

type Arithmetic = StepOf<'factor' | 'add' | 'minimum' | 'maximum'>
type Works = (of: Amount, by: Operand, place: number) => StepPlan['work']

/** Each reads both for itself: a function that all kinds shared would be quick for none. */
const WORKS: Record<Arithmetic['kind'], Works> = {
  factor: (of, by) => (working) => of.read(working).times(by.read(working) as Exact),
  add: (of, by) => (working) => of.read(working).plus(by.read(working) as Exact),
  minimum: (of, by, place) => (working) => {
    const [amount, least] = [of.read(working), by.read(working) as Exact]
    working.kept[place] = least
    return amount.compare(least) < 0 ? least : amount
  },
  maximum: (of, by) => (working) => {
    const [amount, most] = [of.read(working), by.read(working) as Exact]
    return amount.compare(most) > 0 ? most : amount
  },
}

/** Multiply, add, no less than, no more than. */
export function compileArithmeticStep(step: Arithmetic, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const written = writtenOperand(step)
  const by = operandOf(bench, written, step.kind === 'factor' ? { kind: 'number' } : moneyType(bench))
  const least = step.kind === 'minimum' ? bench.newPlace() : -1
  return {
    type: moneyType(bench),
    labels: [step.of, written],
    isRounded: false,
    inputs: [of.seen, by.seen],
    work: WORKS[step.kind](of, by, least),
    ...(step.kind === 'minimum' && !step.mayGoBelow ? { least } : {}),
  }
}

function writtenOperand(step: Arithmetic): string {
  if (step.kind === 'factor') return step.by
  if (step.kind === 'add') return step.amount
  return step.kind === 'minimum' ? step.least : step.most
}
