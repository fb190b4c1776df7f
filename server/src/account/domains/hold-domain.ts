import { actRefusal, type DomainAct } from '@coverwright/rules/account/domains'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { stateNow } from './present'
import { type DomainRow, lockDomain } from './store'

/** Loaded for a change, and refused where its state does not allow that. */
export async function holdDomain(ctx: CompanyCtx, id: string, act: DomainAct): Promise<DomainRow> {
  const row = await lockDomain(ctx, id)
  if (!row) throw new Refused('domains.notFound')
  refuseIf(actRefusal(await stateNow(ctx, row), row.way, act))
  return row
}
