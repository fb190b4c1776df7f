import type { Value } from '../../design/datasets'
import { Trouble, type Expression } from '../../design/logic'
import { QuoteStopped } from './quote'
import { Seen, type Working } from './working'

/**
 * What a step works with. Most operands are a name or a number: those are read without running an expression; what an
 * expression gave is kept for the worksheet. One class for all, so that reading one is no call into the unknown.
 */
export class Operand {
  readonly seen: Seen
  private readonly slot: number
  private readonly constant: Value | undefined

  constructor(
    private readonly expression: Pick<Expression, 'run' | 'names' | 'constant' | 'slot'>,
    newPlace: () => number,
    private readonly place = expression.constant === undefined && expression.slot === undefined ? newPlace() : -1,
  ) {
    const { constant, slot = -1 } = expression
    this.slot = constant === undefined ? slot : -1
    this.constant = constant
    this.seen = constant !== undefined ? Seen.always(constant) : slot >= 0 ? Seen.inFrame(slot) : Seen.kept(place)
  }

  read(working: Working): Value {
    if (this.slot >= 0) {
      const value = working.frame[this.slot]
      return value === undefined ? unanswered(this.expression.names[0] ?? '') : value
    }
    return this.constant === undefined ? this.run(working) : this.constant
  }

  private run(working: Working): Value {
    return (working.kept[this.place] = valueOf(this.expression, working))
  }
}

function unanswered(name: string): never {
  throw new QuoteStopped({ code: 'logic.unanswered', values: { name } })
}

export function valueOf(expression: Pick<Expression, 'run'>, working: Working): Value {
  const value = expression.run(working.frame)
  if (value instanceof Trouble) throw new QuoteStopped({ code: value.code, values: value.values })
  return value
}
