import type { dashboardOperations, HealthRow } from '@coverwright/contract/insight/dashboards'
import type { TakesOf } from '@coverwright/contract/platform'
import { textIn } from '@coverwright/rules/languages'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findPublishedBody } from '../../release/publishing'
import { healthSince } from './get-health'
import { listHealth, type RawHealthRow } from './health-rows-store'
import { findWatchedShell } from './shells-store'

type Asked = TakesOf<typeof dashboardOperations.listHealthRows>

export async function listHealthRows(ctx: MemberCtx, { shellId, figure, language }: Asked) {
  const shell = await findWatchedShell(ctx, shellId)
  if (!shell) throw new Refused('dashboards.notFound')
  const { rows, sum } = await listHealth(ctx, shell, figure, healthSince(ctx.now()))
  const body = await findPublishedBody(ctx.db, ctx.company, shell.productId, shell.bodyHash)
  const pages = new Map(body?.pages.map(({ id, title }) => [id, textIn(title, language)]))
  const isOfPages = figure === 'views' || figure === 'errors' || figure === 'slow'
  const titled = (title: string) => (isOfPages ? (pages.get(title) ?? title) : title)
  return { rows: rows.map((row) => presentRow({ ...row, title: titled(row.title) })), sum }
}

const presentRow = ({ id, at, title, count, minor, currency }: RawHealthRow): HealthRow => ({
  id,
  at: new Date(at).toISOString(),
  title,
  count,
  amount: minor === null ? null : { minor: Number(minor), currency },
})
