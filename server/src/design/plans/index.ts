import { planOperations } from '@coverwright/contract/design/plans'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { getPlans } from './get-plans'
import { holdCopiedDocuments } from './hold-documents'
import { plansSetUp } from './set-up'
import { updatePlans } from './update-plans'

export const plansRoom: ProductRoom = {
  name: 'plans',
  operations: guardProducts(bind(planOperations, { get: getPlans, update: updatePlans }), { productId: itself }),
  setUp: [plansSetUp],
  copyBeside: (ctx, _from, to) => holdCopiedDocuments(ctx, to),
}
