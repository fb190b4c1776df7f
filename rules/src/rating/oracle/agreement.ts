import { Exact, moneyToExact } from '../../money'
import type { Priced, PriceQuote, QuoteRequest, Recipe, RecipeSetting } from '../pricing'
import { NoSlowPrice } from './slow-context'
import { slowPrice } from './slow-price'

/** What is compared of a quote: each line with its row, the price by the year and by the month, or why there is none. */
export type Told = readonly (readonly [string, string | undefined])[]

/** The quote and what the oracle says in the same words. */
export function bothTold(recipe: Recipe, setting: RecipeSetting, request: QuoteRequest, price: PriceQuote) {
  const fast = price(request)
  try {
    return { fast: toldOf(fast), slow: slowTold(fast, slowPrice(recipe, setting, request)) }
  } catch (error) {
    if (!(error instanceof NoSlowPrice)) throw error
    return { fast: toldOf(fast), slow: [[error.code, error.step]] as Told }
  }
}

export function agrees(recipe: Recipe, setting: RecipeSetting, request: QuoteRequest, price: PriceQuote): boolean {
  const { fast, slow } = bothTold(recipe, setting, request, price)
  return JSON.stringify(fast) === JSON.stringify(slow)
}

function toldOf(quote: Priced): Told {
  if (!quote.ok) return [[quote.refusal.code, quote.refusal.step ?? '']]
  const { worksheet, yearly, monthly } = quote.value
  return [
    ...worksheet.map(({ head, result }) => [nameOf(head), String(result)] as const),
    ...worksheet.flatMap(({ head, row, version, isPassedOver }) =>
      head.table === null || isPassedOver ? [] : [[nameOf(head), `${version} row ${row + 1}`] as const],
    ),
    ['yearly', moneyToExact(yearly).toString()],
    ['first', monthly ? moneyToExact(monthly.first).toString() : ''],
    ['later', monthly ? moneyToExact(monthly.later).toString() : ''],
  ]
}

/** Which lines there are is the quote's to say; what stands in each is the oracle's. */
function slowTold(quote: Priced, slow: ReturnType<typeof slowPrice>): Told {
  const lines = quote.ok ? quote.value.worksheet : []
  const plain = (decimal: string | undefined) => (decimal ? Exact.from(decimal).toString() : '')
  return [
    ...lines.map(({ head }) => [nameOf(head), plain(slow.results[nameOf(head)])] as const),
    ...lines.flatMap(({ head, isPassedOver }) =>
      head.table === null || isPassedOver ? [] : [[nameOf(head), slow.rows[head.name]] as const],
    ),
    ['yearly', plain(slow.yearly)],
    ['first', plain(slow.first)],
    ['later', plain(slow.later)],
  ]
}

const nameOf = ({ addOn, name }: { addOn: string | null; name: string }) => (addOn ? `${addOn}.${name}` : name)
