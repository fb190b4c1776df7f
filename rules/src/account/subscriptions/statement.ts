import { type Day, type Refusal, refusalOf } from '../../kernel'
import { type Movement, movementKinds } from '../../company/movements'

/** What stands on a statement: what was entered, and the end of a trial, which nobody enters because the clock says it. */
export const lineKinds = [...movementKinds, 'trialEnded'] as const
export type LineKind = (typeof lineKinds)[number]

export type StatementLine = {
  id: string
  at: Date
  kind: LineKind
  trialEndsAt: Date | null
  inMinor: number
  outMinor: number
  balanceMinor: number
  note: string
}

export type Statement = {
  openingMinor: number
  inMinor: number
  outMinor: number
  closingMinor: number
  lines: StatementLine[]
}

/** Ten years: more than anybody prints, and little enough to be read at once. */
export const MAX_STATEMENT_DAYS = 3660

export type StatementCode = 'subscriptions.periodReversed' | 'subscriptions.periodTooLong'

export function periodRefusal(from: Day, to: Day): Refusal<StatementCode> | null {
  if (from > to) return refusalOf('subscriptions.periodReversed', undefined, 'to')
  if (to - from >= MAX_STATEMENT_DAYS)
    return refusalOf('subscriptions.periodTooLong', { days: MAX_STATEMENT_DAYS }, 'to')
  return null
}

/** The account from one instant up to another, with what it stood at before and after. */
export function statementOf(
  movements: readonly Movement[],
  period: { from: Date; before: Date },
  now: Date,
): Statement {
  const all = inOrder([...movements, ...trialEnds(movements, now)])
  let balanceMinor = all.filter((one) => one.at < period.from).reduce((sum, one) => sum + one.amountMinor, 0)
  const openingMinor = balanceMinor
  const lines = all
    .filter((one) => one.at >= period.from && one.at < period.before)
    .map(({ amountMinor, ...said }) => {
      balanceMinor += amountMinor
      return { ...said, inMinor: Math.max(amountMinor, 0), outMinor: Math.max(-amountMinor, 0), balanceMinor }
    })
  const total = (of: 'inMinor' | 'outMinor') => lines.reduce((sum, line) => sum + line[of], 0)
  return { openingMinor, inMinor: total('inMinor'), outMinor: total('outMinor'), closingMinor: balanceMinor, lines }
}

type Entry = Omit<Movement, 'kind'> & { kind: LineKind }

/** The free days of a movement were over at their end, unless the company went on before: with more days, or as a subscriber. */
function trialEnds(movements: readonly Movement[], now: Date): Entry[] {
  const entered = inOrder(movements)
  return entered.flatMap(({ id, trialEndsAt }, place) => {
    if (!trialEndsAt || trialEndsAt > now) return []
    const next = entered[place + 1]
    if (next && next.at < trialEndsAt) return []
    return [
      { id: `${id}-end`, at: trialEndsAt, kind: 'trialEnded' as const, amountMinor: 0, trialEndsAt: null, note: '' },
    ]
  })
}

/** What happened in one moment stands in the order of its kinds: something is charged, then it is paid. */
const inOrder = <One extends { at: Date; id: string; kind: LineKind }>(ones: readonly One[]): One[] =>
  [...ones].sort(
    (a, b) =>
      a.at.getTime() - b.at.getTime() ||
      lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind) ||
      (a.id < b.id ? -1 : 1),
  )
