import type { HealthView } from '@coverwright/contract/insight/dashboards'
import { isHealthy } from '@coverwright/rules/insight/dashboards'
import { printDay } from '@coverwright/rules/kernel'
import { companyDay } from '../../company/settings'
import type { MemberCtx } from '../../platform/operations'
import { countRefusedPayments, countShellEvents, listWatchedShells } from './shells-store'

const DAY_MS = 86_400_000

export async function getHealth(ctx: MemberCtx): Promise<{ rows: HealthView[] }> {
  const [since, today] = [new Date(ctx.now().getTime() - DAY_MS), await companyDay(ctx)]
  const shells = await listWatchedShells(ctx)
  const events = new Map((await countShellEvents(ctx, since)).map((row) => [row.shellId, row]))
  const refused = new Map((await countRefusedPayments(ctx, since)).map((row) => [row.shellId, row.count]))
  const rows = shells.map(({ id: shellId, expiresOn, slug, productId, productName }) => {
    const { views = 0, errors = 0, slow = 0 } = events.get(shellId) ?? {}
    const counts = { views, errors, slow, refusedPayments: refused.get(shellId) ?? 0 }
    const daysLeft = expiresOn === null ? null : expiresOn - today
    return {
      ...{ shellId, slug, productId, productName, ...counts },
      expiresDate: expiresOn === null ? null : printDay(expiresOn),
      isHealthy: isHealthy({ ...counts, daysLeft }),
    }
  })
  // What needs somebody stands first.
  return { rows: rows.sort((one, other) => Number(one.isHealthy) - Number(other.isHealthy)) }
}
