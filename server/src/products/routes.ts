import { productOperations } from '@coverwright/contract/products'
import { bind } from '../platform/operations'
import { createProduct } from './create-product'
import { editCopy } from './edit-copy'
import { getProduct } from './get-product'
import { listProducts } from './list-products'
import { saveBody } from './save-body'

export const productRoutes = bind(productOperations, {
  list: listProducts,
  get: getProduct,
  create: createProduct,
  saveBody,
  editCopy,
})
