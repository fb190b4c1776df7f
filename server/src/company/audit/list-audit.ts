import type { AuditEntry } from '@coverwright/contract/company/audit'
import type { PageQuery } from '@coverwright/contract/platform'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { presentEntry } from './present'
import { listAuditRows } from './store'

type Page = { rows: AuditEntry[]; total: number }

/** What was done in the company. `filter.memberId` narrows it to one member, `filter.room` to one room's deeds. */
export async function listAudit(ctx: MemberCtx, query: PageQuery): Promise<Page> {
  const asked = firstOf(query.filter.memberId)
  return pageOf(ctx, query, asked && isId(asked) ? asked : undefined)
}

export const listOwnAudit = (ctx: MemberCtx, query: PageQuery): Promise<Page> => pageOf(ctx, query, ctx.member.id)

/** All of one person's entries, for their export. */
export async function listOwnEntries(ctx: CompanyCtx, memberId: string) {
  const { rows } = await listAuditRows(ctx, { memberId, limit: 100_000, offset: 0 })
  return rows.map(({ at, what, about }) => ({ at: at.toISOString(), what, about }))
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

async function pageOf(ctx: CompanyCtx, query: PageQuery, memberId: string | undefined): Promise<Page> {
  const room = firstOf(query.filter.room)
  const { rows, total } = await listAuditRows(ctx, {
    ...(room ? { room } : {}),
    ...(memberId === undefined ? {} : { memberId }),
    search: query.search,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  })
  return { rows: rows.map(presentEntry), total }
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
