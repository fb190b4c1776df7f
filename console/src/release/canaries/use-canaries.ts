import { canaryOperations } from '@coverwright/contract/release/canaries'
import { publisherOperations, publishingOperations } from '@coverwright/contract/release/publishing'
import { useOperation, useWrite } from '../../platform/queries'

/** Pages tell what happens on them at any moment: while one runs, its figures are asked for again. */
const AGAIN_MS = 10_000

export const useCanaries = (productId: string) =>
  useOperation(
    canaryOperations.list,
    { productId },
    { againAfterMs: (answer) => answer?.rows[0]?.state === 'running' && AGAIN_MS },
  )

const changed = {
  refreshes: [canaryOperations.list, ...Object.values(publisherOperations), publishingOperations.listShells],
}

export const useStartCanary = () => useWrite(canaryOperations.start, changed)
export const useCanaryWrites = () => ({
  change: useWrite(canaryOperations.change, changed),
  promote: useWrite(canaryOperations.promote, changed),
  end: useWrite(canaryOperations.end, changed),
})
