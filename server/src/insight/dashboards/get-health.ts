import type { HealthView } from '@coverwright/contract/insight/dashboards'
import { troublesOf } from '@coverwright/rules/insight/dashboards'
import { printDay } from '@coverwright/rules/kernel'
import { lastDayOf } from '@coverwright/rules/release/publishing'
import { companyDay } from '../../company/settings'
import type { MemberCtx } from '../../platform/operations'
import {
  countDeclinedQuotes,
  countRefusedPayments,
  countServerErrors,
  countShellEvents,
  listWatchedShells,
} from './shells-store'

const DAY_MS = 86_400_000

/** Figures of health are of the last 24 hours. */
export const healthSince = (now: Date) => new Date(now.getTime() - DAY_MS)

export async function getHealth(ctx: MemberCtx): Promise<{ rows: HealthView[] }> {
  const [since, today] = [healthSince(ctx.now()), await companyDay(ctx)]
  const shells = await listWatchedShells(ctx)
  const events = new Map((await countShellEvents(ctx, since)).map((row) => [row.shellId, row]))
  const failed = new Map((await countServerErrors(ctx, since)).map((row) => [row.shellId, row.count]))
  const refused = new Map((await countRefusedPayments(ctx, since)).map((row) => [row.shellId, row.count]))
  const productIds = [...new Set(shells.map(({ productId }) => productId))]
  const quoted = new Map((await countDeclinedQuotes(ctx, productIds, since)).map((row) => [row.shellId, row]))
  const rows = shells.map((shell) => {
    const { id: shellId, slug, productId, productName } = shell
    const { views = 0, errors = 0, slow = 0 } = events.get(shellId) ?? {}
    const { quotes = 0, declined = 0 } = quoted.get(shellId) ?? {}
    const serverErrors = failed.get(shellId) ?? 0
    const counts = { views, errors, serverErrors, slow, refusedPayments: refused.get(shellId) ?? 0 }
    const day = lastDayOf(shell, today)
    // One that renews itself has no end that anybody has to see to.
    const lastDay = shell.autoRenew ? null : day
    return {
      ...{ shellId, slug, productId, productName, ...counts, quotes, declined },
      expiresDate: lastDay === null ? null : printDay(lastDay),
      renewsDate: shell.autoRenew && day !== null ? printDay(day) : null,
      troubles: troublesOf({ ...counts, daysLeft: lastDay === null ? null : lastDay - today }),
    }
  })
  // What needs somebody stands first.
  return { rows: rows.sort((one, other) => other.troubles.length - one.troubles.length) }
}
