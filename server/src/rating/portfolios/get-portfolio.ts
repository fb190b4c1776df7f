import type { PortfolioDetail } from '@coverwright/contract/rating/portfolios'
import { openBody } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { knownNames } from '../imports'
import { presentDetail } from './present'
import { findPortfolio } from './store'

export async function getPortfolio(ctx: MemberCtx, { id }: { id: string }): Promise<PortfolioDetail> {
  const row = await findPortfolio(ctx, id)
  if (!row) throw new Refused('portfolios.notFound')
  const { body } = await openBody(ctx, row.productId)
  return presentDetail(row, { names: knownNames(body), currency: body.currency }, ctx.member.permissions)
}
