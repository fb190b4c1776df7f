import { productOperations, productPeopleOperations } from '@coverwright/contract/design/products'
import { bind } from '../../platform/operations'
import { changeProductRole } from './change-product-role'
import { createProduct } from './create-product'
import { editCopy } from './edit-copy'
import { getProduct } from './get-product'
import { guardProducts, itself } from './guard-products'
import { inviteToProduct } from './invite-to-product'
import { listProductPeople } from './list-product-people'
import { listProducts } from './list-products'
import { listOwners } from './list-owners'
import { removeFromProduct } from './remove-from-product'
import { saveBody } from './save-body'
import { setProductAccess } from './set-product-access'
import { updateProduct } from './update-product'

const designing = bind(productOperations, {
  list: listProducts,
  listOwners,
  get: getProduct,
  create: createProduct,
  update: updateProduct,
  saveBody,
  editCopy,
})

const people = bind(productPeopleOperations, {
  list: listProductPeople,
  invite: inviteToProduct,
  changeRole: changeProductRole,
  remove: removeFromProduct,
  setAccess: setProductAccess,
})

export const productRoutes = guardProducts([...designing, ...people], { id: itself, productId: itself })
