import type { Exact } from '../../money'
import type { Bench } from './bench'
import { Seen } from './working'
import { QuoteStopped } from './quote'
import type { Working } from './working'
import { RecipeRefused } from './recipe-problems'

/** An earlier result, or an answer, that must be money in the recipe's currency. */
export class Amount {
  readonly seen: Seen

  private constructor(
    private readonly slot: number,
    private readonly name: string,
  ) {
    this.seen = Seen.inFrame(slot)
  }

  static named(name: string, bench: Bench): Amount {
    const found = bench.scope.slots.get(name)
    if (!found) throw new RecipeRefused({ code: 'recipe.unknownStep', values: { of: name } })
    if (found.type.kind !== 'money' || found.type.currency !== bench.currency)
      throw new RecipeRefused({ code: 'recipe.notMoney', values: { of: name, currency: bench.currency } })
    bench.used.add(name)
    return new Amount(found.slot, name)
  }

  read(working: Working): Exact {
    const value = working.frame[this.slot]
    if (value === undefined) throw new QuoteStopped({ code: 'logic.unanswered', values: { name: this.name } })
    return value as Exact
  }
}
