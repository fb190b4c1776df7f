import type { Exact } from '../../money'
import { amountReader, expressionOf, moneyType, readerOf, type Bench, type StepPlan, lineOf } from '../bench'
import type { StepOf } from '../recipe'

type Arithmetic = StepOf<'factor' | 'add' | 'minimum' | 'maximum'>

const ACTS: Record<Arithmetic['kind'], (of: Exact, by: Exact) => Exact> = {
  factor: (of, by) => of.times(by),
  add: (of, by) => of.plus(by),
  minimum: (of, by) => (of.compare(by) < 0 ? by : of),
  maximum: (of, by) => (of.compare(by) > 0 ? by : of),
}

/** Multiply, add, no less than, no more than. */
export function compileArithmeticStep(step: Arithmetic, bench: Bench): StepPlan {
  const of = amountReader(bench, step.of)
  const by = expressionOf(bench, operandOf(step), step.kind === 'factor' ? { kind: 'number' } : moneyType(bench))
  const read = readerOf(by)
  const act = ACTS[step.kind]
  return {
    type: moneyType(bench),
    labels: [step.of, by.source],
    isRounded: false,
    work: (working, head) => {
      const amount = of(working)
      const operand = read(working) as Exact
      return lineOf(head, [amount, operand], act(amount, operand))
    },
  }
}

function operandOf(step: Arithmetic): string {
  if (step.kind === 'factor') return step.by
  if (step.kind === 'add') return step.amount
  return step.kind === 'minimum' ? step.least : step.most
}
