import { printDay } from '../../kernel'
import { Exact } from '../../money'
import type { Discount, QuoteRequest } from '../pricing'
import { edgeDay } from './random-recipe'
import { pickFrom, RANDOM_REGIONS, wholeFrom } from './random-table'

/** A customer beside the edges: first days of cover where something changes, birthdays on that day, a day before and after. */
export function randomRequest(chance: () => number, currency: string): QuoteRequest {
  const whole = (least: number, most: number) => wholeFrom(chance, least, most)
  const startDate = chance() < 0.7 ? edgeDay(chance) : whole(20_454, 21_500)
  return {
    answers: {
      born: birthBeside(chance, startDate),
      region: pickFrom(chance, RANDOM_REGIONS),
      count: pickFrom(chance, ['0', '1', '5', '2.5', '40.125']),
      isNew: chance() < 0.5,
      paid: pickFrom(chance, ['0', '5000', `${whole(0, 9_000)}.${whole(100, 999)}`, `-${whole(1, 900)}`]),
      drivers: Array.from({ length: whole(0, 3) }, () => ({ points: `${whole(0, 9)}.5` })),
    },
    plan: pickFrom(chance, ['basic', 'full']),
    addOns: ['tow', 'glass'].filter(() => chance() < 0.5),
    today: startDate - whole(0, 30),
    startDate,
    discounts: Array.from({ length: whole(0, 2) }, (_, at): Discount => {
      const kind = pickFrom(chance, ['voucher', 'coupon'] as const)
      return chance() < 0.5
        ? { code: `D${at}`, kind, percent: `${whole(0, 100)}` }
        : { code: `D${at}`, kind, amount: { minor: whole(0, 900_000), currency } }
    }),
    ...(chance() < 0.5
      ? { terms: { loadingPercent: Exact.of(whole(0, 2_000), 1), fees: Exact.of(whole(0, 99_999), 2) } }
      : {}),
  }
}

function birthBeside(chance: () => number, day: number): string {
  if (chance() < 0.2) return '2008-02-29'
  const [year, rest] = [Number(printDay(day).slice(0, 4)), printDay(day + wholeFrom(chance, -1, 1)).slice(4)]
  const born = year - wholeFrom(chance, 17, 65)
  return rest === '-02-29' ? `${born}-02-28` : `${born}${rest}`
}
