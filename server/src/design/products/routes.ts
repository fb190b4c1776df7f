import { productOperations } from '@coverwright/contract/design/products'
import { bind } from '../../platform/operations'
import { createProduct } from './create-product'
import { editCopy } from './edit-copy'
import { getProduct } from './get-product'
import { listProducts } from './list-products'
import { listOwners } from './list-owners'
import { saveBody } from './save-body'
import { updateProduct } from './update-product'

export const productRoutes = bind(productOperations, {
  list: listProducts,
  listOwners,
  get: getProduct,
  create: createProduct,
  update: updateProduct,
  saveBody,
  editCopy,
})
