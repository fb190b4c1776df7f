import type { Value } from '../../../design/datasets'
import type { LogicType } from '../../../design/logic'
import type { LookUpEach, StepOf } from '../../../design/parts'
import { Exact } from '../../../money'
import type { Bench } from '../bench'
import { QuoteStopped } from '../quote'
import { RecipeRefused } from '../recipe-problems'
import type { Working } from '../working'

/** What one of a group is called in the inputs of a look-up. */
export const ITEM = 'item'

type Group = {
  /** The inputs see one of the group in the place where the result comes later. */
  readonly bench: Bench
  readonly slot: number
  readonly place: number
  /** Works each out and makes one of all. */
  readonly work: (working: Working, one: (working: Working) => Exact) => Exact
}

/** A look-up for everybody in a repeatable group. */
export function groupOf(step: StepOf<'lookUp'> & { each: LookUpEach }, bench: Bench, isAmount: boolean): Group {
  const { of, combine, times } = step.each
  const found = bench.scope.slots.get(of)
  if (found?.type.kind !== 'list' || found.type.of.kind !== 'record')
    throw new RecipeRefused({ code: 'recipe.notAGroup', values: { of } })
  bench.used.add(of)
  if (combine === 'product' && isAmount) throw new RecipeRefused({ code: 'recipe.badProduct' })
  const beside = times === undefined ? undefined : bench.groups.get(times)
  if (times !== undefined && beside?.of !== of) throw new RecipeRefused({ code: 'recipe.badTimes', values: { times } })
  const slot = bench.scope.size
  const place = bench.newPlace()
  bench.groups.set(step.name, { of, place })
  return {
    bench: { ...bench, scope: withItem(bench.scope, slot, found.type.of) },
    slot,
    place,
    work: (working, one) => {
      const items = working.frame[found.slot] as readonly Value[] | undefined
      if (items === undefined) throw new QuoteStopped({ code: 'logic.unanswered', values: { name: of } })
      const others = beside && (working.kept[beside.place] as readonly Exact[] | undefined)
      const values = items.map((item, at) => {
        working.frame[slot] = item
        const value = one(working)
        return others?.[at] ? value.times(others[at]) : value
      })
      working.kept[place] = values
      return oneOf(values, combine)
    },
  }
}

const withItem = ({ slots, size }: Bench['scope'], slot: number, type: LogicType): Bench['scope'] => ({
  slots: new Map([...slots, [ITEM, { slot, type }]]),
  size,
})

function oneOf(values: readonly Exact[], combine: LookUpEach['combine']): Exact {
  if (combine === 'sum') return sumOf(values)
  if (combine === 'product') return values.reduce((product, value) => product.times(value), Exact.one)
  const [first] = values
  if (!first) throw new QuoteStopped({ code: 'logic.emptyList' })
  if (combine === 'average') return sumOf(values).dividedBy(Exact.of(values.length))
  const wanted = combine === 'highest' ? 1 : -1
  return values.reduce((best, value) => (value.compare(best) === wanted ? value : best), first)
}

const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), Exact.zero)
