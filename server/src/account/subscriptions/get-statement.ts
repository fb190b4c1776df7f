import type { StatementPeriod, StatementView } from '@coverwright/contract/account/subscriptions'
import { withOffset } from '@coverwright/rules/design/forms'
import { dateWriter, parseDay, printDay } from '@coverwright/rules/kernel'
import { endedMonths, periodRefusal, statementOf } from '@coverwright/rules/account/subscriptions'
import { trialDaysLeft, trialStatus } from '@coverwright/rules/company/trials'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listMovements } from '../../company/movements'
import { findCompanySettings } from '../../company/settings'
import { loadTrial } from '../../company/trials'

/** The account as the company's own calendar cuts it: a day begins at its midnight, wherever the reader is. */
export async function getStatement(ctx: MemberCtx, period: StatementPeriod): Promise<StatementView> {
  const [trial, movements, settings] = [await loadTrial(ctx), await listMovements(ctx), await findCompanySettings(ctx)]
  const { timeZone } = settings
  const dayOf = (at: Date) => dateWriter('sv-SE', { timeZone }).format(at)
  const [firstDay, today] = [dayOf(movements[0]?.at ?? trial.startedAt), dayOf(ctx.now())]
  const { from = firstDay, to = today } = period
  const [firstOf, lastOf] = [parseDay(from) ?? 0, parseDay(to) ?? 0]
  refuseIf(periodRefusal(firstOf, lastOf))
  const midnight = (day: string) => new Date(withOffset(`${day}T00:00`, timeZone))
  const bounds = { from: midnight(from), before: midnight(printDay(lastOf + 1)) }
  const { lines, ...sums } = statementOf(movements, bounds, ctx.now())
  return {
    currency: movements[0]?.currency ?? settings.currency,
    timeZone,
    from,
    to,
    firstDay,
    today,
    months: endedMonths(parseDay(firstDay) ?? 0, parseDay(today) ?? 0),
    ...sums,
    lines: lines.map(({ at, trialEndsAt, ...line }) => ({
      ...line,
      at: at.toISOString(),
      trialEndsAt: trialEndsAt?.toISOString() ?? null,
    })),
    trial: {
      status: trialStatus(trial, ctx.now()),
      endsAt: trial.endsAt.toISOString(),
      daysLeft: trialDaysLeft(trial, ctx.now()),
    },
  }
}
