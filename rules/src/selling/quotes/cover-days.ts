import type { Answers } from '../../design/forms'
import { countOf, readDecimal } from '../../design/forms'
import { type Body, questionsOf } from '../../design/products'
import { addMonths, type Day, parseDay, type Refusal, refusalOf } from '../../kernel'

export type CoverDays = { readonly startDate: Day; readonly endDate: Day }
type CoverRefusal = Refusal<'quotes.startInPast' | 'quotes.endsBeforeStart'>

/** Nobody is covered for longer than this by one price. */
const MOST_DAYS = 3 * 366

/** The first and the last day of cover, as the answers say; what they do not say begins today and lasts a year. */
export function coverDays(
  body: Pick<Body, 'pages' | 'sale'>,
  answers: Answers,
  today: Day,
): CoverDays | { readonly refusal: CoverRefusal } {
  const startDate = answeredDay(answers, startQuestion(body)) ?? today
  if (startDate < today) return { refusal: refusalOf('quotes.startInPast') }
  const endDate = lastDay(body.sale?.lasts ?? { kind: 'year' }, answers, startDate)
  if (endDate < startDate || endDate > startDate + MOST_DAYS) return { refusal: refusalOf('quotes.endsBeforeStart') }
  return { startDate, endDate }
}

/** The question that the product names, else the first that asks for a day to come. */
function startQuestion({ pages, sale }: Pick<Body, 'pages' | 'sale'>): string {
  if (sale) return sale.startsOn ?? ''
  const found = questionsOf({ pages }).find(
    (each) =>
      each.kind === 'date' &&
      each.earliest !== undefined &&
      !('on' in each.earliest) &&
      countOf(each.earliest).count >= 0,
  )
  return found?.dataName ?? ''
}

function answeredDay(answers: Answers, dataName: string): Day | null {
  const said = answers[dataName]
  return typeof said === 'string' ? parseDay(said.slice(0, 10)) : null
}

function lastDay(lasts: NonNullable<Body['sale']>['lasts'], answers: Answers, start: Day): Day {
  if (lasts.kind === 'until') return answeredDay(answers, lasts.by) ?? start
  if (lasts.kind === 'year') return (addMonths(start, 12) ?? start + 365) - 1
  const said = answers[lasts.by]
  const days = Number(typeof said === 'string' ? (readDecimal(said)?.toString() ?? '1') : (said ?? 1))
  return Number.isSafeInteger(days) ? start + days + (lasts.more ?? 0) - 1 : start
}
