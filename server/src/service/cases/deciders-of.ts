import { listColleagues } from '../../company/members'
import type { CompanyCtx } from '../../platform/operations'

/** The colleagues who may decide cases. */
export const decidersOf = async (ctx: CompanyCtx) =>
  (await listColleagues(ctx)).filter(({ permissions }) => permissions.includes('cases.decide'))
