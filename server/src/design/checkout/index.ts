import { checkoutOperations } from '@coverwright/contract/design/checkout'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { getCheckout } from './get-checkout'
import { checkoutSetUp } from './set-up'
import { updateCheckout } from './update-checkout'

export const checkoutRoom: ProductRoom = {
  name: 'checkout',
  operations: guardProducts(bind(checkoutOperations, { get: getCheckout, update: updateCheckout }), {
    productId: itself,
  }),
  setUp: [checkoutSetUp],
}
