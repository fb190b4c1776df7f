import type { Value } from '../datasets'
import type { RefusalValues } from '../../kernel'
import { Exact } from '../../money'
import { MAX_STEPS, TEXT_PER_STEP } from './limits'
import type { LogicCode } from './messages'

/** A value that could not be had; it travels like a value, so `false && trouble` is still false, as CEL says. */
export class Trouble {
  constructor(
    readonly code: LogicCode,
    readonly values: RefusalValues = {},
  ) {}
}

/** Thrown when the budget is spent: unlike trouble, nothing absorbs it. */
export class Stopped extends Error {}

/** The budget of one evaluation, and the variables of the list walks that are open. */
export class Meter {
  readonly locals: (Value | undefined)[] = []
  private left = MAX_STEPS

  /** One meter serves all evaluations, one after the other: an expression never runs inside another. */
  restart(): this {
    this.left = MAX_STEPS
    return this
  }

  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) throw new Stopped('Too many steps')
  }

  spendText(length: number): void {
    this.spend(1 + Math.floor(length / TEXT_PER_STEP))
  }
}

export type Frame = readonly (Value | undefined)[]
export type Run = (frame: Frame, meter: Meter) => Value | Trouble

const TOO_LARGE = new Trouble('logic.numberTooLarge')

export function bounded(value: Exact): Exact | Trouble {
  return value.isTooLong ? TOO_LARGE : value
}

/** Lifts an operation over two operands that must both be there. */
export function both<A extends Value, B extends Value>(
  left: Run,
  right: Run,
  act: (a: A, b: B, meter: Meter) => Value | Trouble,
): Run {
  return (frame, meter) => {
    const a = left(frame, meter)
    if (a instanceof Trouble) return a
    const b = right(frame, meter)
    return b instanceof Trouble ? b : act(a as A, b as B, meter)
  }
}

export function one<A extends Value>(operand: Run, act: (a: A, meter: Meter) => Value | Trouble): Run {
  return (frame, meter) => {
    const a = operand(frame, meter)
    return a instanceof Trouble ? a : act(a as A, meter)
  }
}

export function areEqual(a: Value, b: Value): boolean {
  return a instanceof Exact ? a.equals(b as Exact) : a === b
}
