import type { MaintenanceView } from '@coverwright/contract/staff/support'
import { findMaintenance, setMaintenance as turnMaintenance } from '../../platform/http'
import { proveOperator, type StrangerCtx } from '../../platform/operations'

export async function getMaintenance(ctx: StrangerCtx): Promise<MaintenanceView> {
  const turned = await findMaintenance(ctx)
  const isBySetting = ctx.config.maintenance
  return {
    isOn: isBySetting || turned?.isOn === true,
    isBySetting,
    changedAt: turned ? turned.changedAt.toISOString() : null,
  }
}

export async function setMaintenance(ctx: StrangerCtx, { isOn, operatorKey }: { isOn: boolean; operatorKey: string }) {
  proveOperator(ctx, operatorKey)
  await turnMaintenance(ctx, isOn)
  return getMaintenance(ctx)
}
