import { createHash, timingSafeEqual } from 'node:crypto'
import type { MaintenanceView } from '@coverwright/contract/support'
import { Refused } from '../kernel'
import { findMaintenance, setMaintenance as turnMaintenance } from '../platform/http'
import type { StrangerCtx } from '../platform/operations'

export async function getMaintenance(ctx: StrangerCtx): Promise<MaintenanceView> {
  const turned = await findMaintenance(ctx)
  const isBySetting = ctx.config.maintenance
  return {
    isOn: isBySetting || turned?.isOn === true,
    isBySetting,
    changedAt: turned ? turned.changedAt.toISOString() : null,
  }
}

/** The operator is known by the installation's key, not by a role: roles belong to companies, and a company names its own. */
export async function setMaintenance(ctx: StrangerCtx, { isOn, operatorKey }: { isOn: boolean; operatorKey: string }) {
  const wanted = ctx.config.operatorKey
  if (!wanted) throw new Refused('support.noOperatorKey')
  if (!isSame(operatorKey, wanted)) throw new Refused('support.wrongOperatorKey', { field: 'operatorKey' })
  await turnMaintenance(ctx, isOn)
  return getMaintenance(ctx)
}

/** Hashed first, so that neither length nor first difference shows in the time it takes. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}
