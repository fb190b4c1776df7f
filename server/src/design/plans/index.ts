import { planOperations } from '@coverwright/contract/design/plans'
import { bind } from '../../platform/operations'
import { aroundBody } from '../datasets'
import { guardProducts, itself, type ProductRoom } from '../products'
import { getPlanDocument } from './get-plan-document'
import { getPlans } from './get-plans'
import { holdCopiedDocuments, releaseDocuments, releaseDraftJob } from './hold-documents'
import { plansSetUp } from './set-up'
import { updatePlans } from './update-plans'

export { holdDocuments } from './hold-documents'

/** `around` are the rooms that keep something beside the design which speaks of its covers. */
export const plansRoom = (around: readonly ProductRoom[]): ProductRoom => ({
  name: 'plans',
  operations: guardProducts(
    bind(planOperations, { get: getPlans, getDocument: getPlanDocument, update: updatePlans(aroundBody(around)) }),
    {
      productId: itself,
    },
  ),
  jobs: [releaseDraftJob],
  setUp: [plansSetUp],
  copyBeside: (ctx, _from, to) => holdCopiedDocuments(ctx, to),
  eraseBeside: releaseDocuments,
})
