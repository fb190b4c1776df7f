import { listRoleRows } from '../../company/members'
import type { CompanyCtx } from '../../platform/operations'
import { replaceLimitRows } from './store'

const hkd = (dollars: number) => ({ minor: dollars * 100, currency: 'HKD' })

/** Admins decide nearly everything; standard users what is small. */
export async function seedUnderwritingDemo(ctx: CompanyCtx) {
  const roles = await listRoleRows(ctx)
  const idOf = (system: string) => roles.find((role) => role.system === system)?.id
  const rows = [
    { roleId: idOf('admin'), sum: hkd(5_000_000), premium: hkd(200_000), percent: '100', mayDecline: true },
    { roleId: idOf('standard'), sum: hkd(1_000_000), premium: hkd(20_000), percent: '25', mayDecline: false },
  ].flatMap(({ roleId, sum, premium, percent, mayDecline }) =>
    roleId ? [{ roleId, mostSumInsured: sum, mostPremium: premium, mostLoadingPercent: percent, mayDecline }] : [],
  )
  await replaceLimitRows(
    ctx,
    rows.map(({ roleId }) => roleId),
    rows,
  )
}
