import { setMaintenance as turnMaintenance } from '../../platform/http'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { getMaintenance } from './get-maintenance'

export async function setMaintenance(ctx: StrangerCtx, { isOn, operatorKey }: { isOn: boolean; operatorKey: string }) {
  proveOperator(ctx, operatorKey)
  await turnMaintenance(ctx, isOn)
  return getMaintenance(ctx)
}
