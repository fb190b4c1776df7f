import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { connectProduct } from './connect-product'
import { disconnectProduct } from './disconnect-product'
import { createDesign } from './create-design'
import { deleteDesign } from './delete-design'
import { getDesign } from './get-design'
import { listScopes } from './list-scopes'
import { previewNumbers } from './preview-numbers'
import { updateDesign } from './update-design'

const bound = bind(policyNumberOperations, {
  listScopes,
  getDesign,
  createDesign,
  updateDesign,
  deleteDesign,
  connectProduct,
  disconnectProduct,
  previewNumbers,
})

export const policyNumberRoutes = guardProducts(bound, { productId: itself })
