import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'

const newest = { pageSize: 4 }

/** The products changed last, for those who may see products at all. */
export function useRecentProducts() {
  const maySee = useMayCall(productOperations.list)
  return { maySee, ...useOperation(productOperations.list, newest, { enabled: maySee }) }
}

/** Where a product is sold; nothing before it is published. */
export const useShells = (productId: string, enabled: boolean) =>
  useOperation(publishingOperations.listShells, { productId }, { enabled }).data?.rows ?? []
