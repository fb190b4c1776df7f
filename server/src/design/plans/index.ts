import { planOperations } from '@coverwright/contract/design/plans'
import { bind, type Room } from '../../platform/operations'
import { getPlans } from './get-plans'
import { updatePlans } from './update-plans'

export { holdCopiedDocuments } from './hold-documents'
export { plansSetUp } from './set-up'

export const plansRoom: Room = {
  name: 'plans',
  operations: bind(planOperations, { get: getPlans, update: updatePlans }),
}
