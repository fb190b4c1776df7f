import { summandsOf } from '../../design/logic'
import type { Recipe, Step } from '../../design/parts'
import { Exact, type Money, roundToMoney } from '../../money'
import type { Quote } from '../../rating/pricing'
import type { MoneyPart } from '../../money'

/** A price, and what came into it last: first the premium alone, then each fee and discount on top of those before. */
export type PriceLayer = { readonly part: Omit<MoneyPart, 'amount'>; readonly quote: Quote | null }

/**
 * What a price is made of. Taxes and levies are those that the recipe adds up to the total; everything else is told by
 * the difference that it makes, so that the parts are the total to the cent whatever the recipe does in between.
 */
export function moneyPartsOf(recipe: Recipe, layers: readonly PriceLayer[], sold: Quote): MoneyPart[] {
  const added = taxesAdded(recipe)
  const taxes = taxesIn(sold, added)
  let before = 0
  let premium = 0
  const parts = layers.flatMap(({ part, quote }, at): MoneyPart[] => {
    const priced = at === layers.length - 1 ? sold : quote
    if (!priced) return []
    const net = priced.yearly.minor - sumOf(taxesIn(priced, added))
    const minor = net - before
    before = net
    if (part.kind !== 'premium' && isAsNamed(part.kind, minor))
      return minor === 0 ? [] : [{ ...part, amount: { minor, currency: sold.currency } }]
    premium += minor
    return []
  })
  // A recipe that nobody would write: what cannot be told apart is premium.
  if (premium < 0 || taxes.some(({ amount }) => amount.minor < 0)) return [premiumOf(layers, sold.yearly)]
  return [premiumOf(layers, { minor: premium, currency: sold.currency }), ...parts, ...taxes]
}

const isAsNamed = (kind: MoneyPart['kind'], minor: number) => (kind === 'discount' ? minor <= 0 : minor >= 0)

const premiumOf = (layers: readonly PriceLayer[], amount: Money): MoneyPart => {
  const { code, title } = layers[0]?.part ?? { code: 'premium', title: '' }
  return { kind: 'premium', code, title, amount }
}

const sumOf = (parts: readonly MoneyPart[]) => parts.reduce((sum, { amount }) => sum + amount.minor, 0)

function taxesIn({ worksheet, currency }: Quote, added: ReadonlySet<string>): MoneyPart[] {
  return worksheet.flatMap(({ head, result, isPassedOver }): MoneyPart[] => {
    const { name, title, kind } = head
    if (head.addOn !== null || isPassedOver || !added.has(name) || !(result instanceof Exact)) return []
    if (kind !== 'tax' && kind !== 'levy') return []
    const amount = roundToMoney(result, currency, 'halfUp')
    return amount.minor === 0 ? [] : [{ kind, code: name, title, amount }]
  })
}

/** The taxes and levies that stand in the total as they are: reached from it by adding, rounding and limits alone. */
function taxesAdded({ steps, outputs }: Recipe): Set<string> {
  const byName = new Map(steps.map((step) => [step.name, step]))
  const [found, seen, open] = [new Set<string>(), new Set<string>(), [outputs.yearly]]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const step = byName.get(name)
    if (!step || seen.has(name)) continue
    seen.add(name)
    if (step.kind === 'tax' || step.kind === 'levy') found.add(name)
    else open.push(...summandsOfStep(step))
  }
  return found
}

function summandsOfStep(step: Step): readonly string[] {
  switch (step.kind) {
    case 'formula':
      return summandsOf(step.formula)
    case 'add':
      return [step.of, ...summandsOf(step.amount)]
    case 'minimum':
    case 'maximum':
    case 'round':
    case 'discount':
    case 'terms':
      return [step.of]
    default:
      return []
  }
}
