import { checkoutOperations } from '@coverwright/contract/design/checkout'
import { useOperation } from '../../platform/queries'

export const useCheckout = (productId: string) => useOperation(checkoutOperations.get, { productId })
