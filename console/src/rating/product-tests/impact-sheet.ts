import { moneyToExact } from '@coverwright/rules/money'
import { csvText, type Impact, spreadBars, type Totals } from '@coverwright/rules/rating/product-tests'
import type { T } from '@coverwright/ui/locales'
import type { BookCut } from './use-book-cuts'

type Words = {
  readonly t: T
  readonly cuts: readonly BookCut[]
  /** What was assumed: the file must not look surer than the screen. */
  readonly notes: readonly string[]
}

const SUMS = ['premium', 'tax', 'commission'] as const
const LOSS = ['lossBefore', 'lossAfter'] as const
const COUNTS = ['declined', 'referred', 'unpriced'] as const satisfies (keyof Totals)[]

/** The impact as lines of a spreadsheet, in the words of whoever reads it; amounts are plain figures of one currency. */
export function impactSheet(
  { before, after, spread, hasClaims }: Impact,
  { t, cuts, notes }: Words,
  currency: string,
): string {
  const money = (minor: number) => moneyToExact({ minor: Math.round(minor), currency }).toString()
  const average = (sum: number, customers: number) => (customers === 0 ? '' : money(sum / customers))
  const ratio = (claims: number, earned: number) => (earned > 0 ? (claims / earned).toFixed(4) : '')
  const lossLine = [t('figure.lossRatio'), ratio(before.claims, before.earned), ratio(after.claims, after.earned)]
  const lines = [
    ...notes.map((note) => [note]),
    ...(notes.length > 0 ? [[]] : []),
    ['', t('sheet.before', { currency }), t('sheet.after', { currency })],
    ...SUMS.map((name) => [t(`figure.${name}`), money(before[name]), money(after[name])]),
    ...COUNTS.map((name) => [t(`sheet.${name}`), String(before[name]), String(after[name])]),
    ...(hasClaims ? [lossLine] : []),
    [],
    [t('sheet.from'), t('sheet.to'), t('segments.customers')],
    ...spreadBars(spread).map(({ from, to, count }) => [
      from === null ? t('sheet.andLess') : String(from),
      to === null ? t('sheet.andMore') : String(to),
      String(count),
    ]),
  ]
  const head = ['customers', 'before', 'after', 'more', 'less', 'declined'] as const
  for (const { title, lines: rows } of cuts)
    lines.push(
      [],
      [title, ...[...head, ...(hasClaims ? LOSS : [])].map((column) => t(`segments.${column}`))],
      ...rows.map((row) => [
        row.label,
        String(row.customers),
        average(row.before, row.customers),
        average(row.after, row.customers),
        String(row.more),
        String(row.less),
        String(row.declinedAfter),
        ...(hasClaims ? [ratio(row.claims, row.earnedBefore), ratio(row.claims, row.earnedAfter)] : []),
      ]),
    )
  return csvText(lines)
}
