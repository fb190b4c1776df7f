import { productOperations } from '@coverwright/contract/products'
import { useOperation } from '../platform/queries'

/** One product with its newest body. */
export const useProduct = (id: string) => useOperation(productOperations.get, { id })
