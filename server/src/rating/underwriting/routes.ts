import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { checkAuthority, listAuthority, saveAuthority } from './authority'
import { decide, getGuide, updateGuide } from './guide'

const bound = bind(underwritingOperations, {
  get: getGuide,
  save: updateGuide,
  decide,
  listAuthority,
  saveAuthority,
  checkAuthority,
})

export const underwritingRoutes = guardProducts(bound, { productId: itself })
