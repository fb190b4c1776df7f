import type { MaintenanceView } from '@coverwright/contract/staff/support'
import { findMaintenance } from '../../platform/http'
import type { StrangerCtx } from '../../platform/operations'

export async function getMaintenance(ctx: StrangerCtx): Promise<MaintenanceView> {
  const turned = await findMaintenance(ctx)
  const isBySetting = ctx.config.maintenance
  return {
    isOn: isBySetting || turned?.isOn === true,
    isBySetting,
    changedAt: turned ? turned.changedAt.toISOString() : null,
  }
}
