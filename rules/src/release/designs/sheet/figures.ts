import { minorDigits, type Money } from '../../../money'

/**
 * A figure of a sheet, which is written in Hong Kong dollars, as the product's own currency has it: of a likely size, with
 * three digits that matter. It is a place to start from, not a rate of exchange.
 */
export type Figures = {
  (hongKongDollars: number): number
  readonly currency: string
  money(hongKongDollars: number): Money
}

/** About what a Hong Kong dollar comes to; one that is not named is taken as it is. */
const worth: Readonly<Record<string, number>> = {
  ...{ AUD: 0.2, CAD: 0.2, CHF: 0.1, CNY: 1, EUR: 0.125, GBP: 0.1, HKD: 1, IDR: 2_000, INR: 10, JPY: 20, KRW: 180 },
  ...{ MOP: 1, MYR: 0.5, NZD: 0.2, PHP: 7, SGD: 0.2, THB: 4, TWD: 4, USD: 0.125, VND: 3_000 },
}

export function figuresIn(currency: string): Figures {
  const times = worth[currency] ?? 1
  const figure = (hongKongDollars: number) =>
    times === 1 ? hongKongDollars : Number((hongKongDollars * times).toPrecision(3))
  const money = (hongKongDollars: number): Money => ({
    minor: Math.round(figure(hongKongDollars) * 10 ** minorDigits(currency)),
    currency,
  })
  return Object.assign(figure, { currency, money })
}
