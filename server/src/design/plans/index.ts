import { planOperations } from '@coverwright/contract/design/plans'
import { bind } from '../../platform/operations'
import type { ProductRoom } from '../products'
import { getPlans } from './get-plans'
import { holdCopiedDocuments } from './hold-documents'
import { plansSetUp } from './set-up'
import { updatePlans } from './update-plans'

export const plansRoom: ProductRoom = {
  name: 'plans',
  operations: bind(planOperations, { get: getPlans, update: updatePlans }),
  setUp: [plansSetUp],
  copyBeside: (ctx, _from, to) => holdCopiedDocuments(ctx, to),
}
