import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { useMe } from '../../platform/me'
import { useOperation } from '../../platform/queries'

const newest = { page: 1, pageSize: 4, filter: {}, search: '' }

/** The products changed last, for those who may see products at all. */
export function useRecentProducts() {
  const { permissions } = useMe()
  const maySee = permissions.includes('products.read')
  return { maySee, ...useOperation(productOperations.list, newest, { enabled: maySee }) }
}

/** Where a product is sold; nothing before it is published. */
export const useShells = (productId: string, enabled: boolean) =>
  useOperation(publishingOperations.listShells, { productId }, { enabled }).data?.rows ?? []
