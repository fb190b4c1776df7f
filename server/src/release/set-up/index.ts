import { setUpOperations } from '@coverwright/contract/design/products'
import { needOperations } from '@coverwright/contract/release/publishing'
import { guardProducts, itself, type ProductRoom } from '../../design/products'
import { bind, type Room } from '../../platform/operations'
import { copyWholeProduct } from './copy-whole-product'
import { eraseProducts } from './erase-products'
import { getNeeds } from './get-needs'
import { getSetUp } from './get-set-up'
import { moveToPrimary } from './move-to-primary'

export { refuseUnready } from './refuse-unready'

/** Asks every room that has a part in a product how far it is; stands above them, so that none needs to know another. */
export const setUpRoom = (rooms: readonly ProductRoom[]): Room => ({
  name: 'set-up',
  operations: guardProducts(
    [
      ...bind(setUpOperations, { get: getSetUp(rooms), copy: copyWholeProduct(rooms) }),
      ...bind(needOperations, { get: getNeeds(rooms), moveToPrimary: moveToPrimary(rooms) }),
    ],
    { id: itself, productId: itself },
  ),
  chores: [{ task: 'products.eraseTrash', cron: '41 2 * * *', run: eraseProducts(rooms) }],
})
