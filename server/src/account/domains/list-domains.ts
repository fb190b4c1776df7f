import type { TakesOf } from '@coverwright/contract/platform'
import { domainOperations as operations } from '@coverwright/contract/account/domains'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { presentDomain, presentRow } from './present'
import { allTargets, findTarget } from './targets'
import { domainsLack } from './refuse-without-plan'
import { findDomain, pageDomains } from './store'

export async function listDomains(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const today = await companyDay(ctx)
  const { rows, total } = await pageDomains(ctx, wanted, today)
  const lacks = await domainsLack(ctx)
  const views = []
  for (const row of rows) {
    const target = row.target && (await findTarget(ctx, row.target))
    views.push(presentRow(ctx, row, { today, target }))
  }
  const may = mayDo(ctx.member, {
    buy: lacks === null && operations.register,
    connect: lacks === null && operations.own,
  })
  return { rows: views, total, may, lacks }
}

export async function getDomain(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findDomain(ctx, id)
  if (!row) throw new Refused('domains.notFound')
  return presentDomain(ctx, row)
}

export async function listTargets(ctx: MemberCtx) {
  return { targets: await allTargets(ctx) }
}
