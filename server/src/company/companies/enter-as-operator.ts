import { Refused } from '../../kernel'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { findRegistered } from './store'

export type Operator = { operatorKey: string }

export type OneCompany = Operator & { companyId: string }

export async function enterAsOperator(ctx: StrangerCtx, input: OneCompany) {
  proveOperator(ctx, input.operatorKey)
  if (!(await findRegistered(ctx, input.companyId))) throw new Refused('companies.notFound')
  return ctx.enterCompany(input.companyId)
}
