import type { RoleLimit } from '@coverwright/contract/rating/underwriting'
import { listRoleRows } from '../../company/members'
import type { CompanyCtx } from '../../platform/operations'
import { type LimitRow, listLimitRows } from './store'

type Limit = NonNullable<RoleLimit['limit']>

const UNLIMITED: Limit = { mostSumInsured: null, mostPremium: null, mostLoadingPercent: null, mayDecline: true }

/** The limits of every role that there is, by its name; the primary user's role decides everything. */
export async function limitsByRole(ctx: CompanyCtx) {
  const rows = await listLimitRows(ctx)
  return (await listRoleRows(ctx)).map((role) => {
    const row = rows.find(({ roleId }) => roleId === role.id)
    const limit = role.system === 'primary' ? UNLIMITED : row ? limitOf(row) : null
    return { role, limit }
  })
}

const limitOf = ({ mostSumInsured, mostPremium, mostLoadingPercent, mayDecline, elsewhere }: LimitRow): Limit => ({
  mostSumInsured: mostSumInsured ?? null,
  mostPremium: mostPremium ?? null,
  mostLoadingPercent,
  mayDecline,
  ...(elsewhere && elsewhere.length > 0 ? { elsewhere } : {}),
})
