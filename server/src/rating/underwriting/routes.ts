import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { checkAuthority } from './check-authority'
import { listAuthority } from './list-authority'
import { saveAuthority } from './save-authority'
import { decide } from './decide'
import { getGuide } from './get-guide'
import { updateGuide } from './update-guide'

const bound = bind(underwritingOperations, {
  get: getGuide,
  save: updateGuide,
  decide,
  listAuthority,
  saveAuthority,
  checkAuthority,
})

export const underwritingRoutes = guardProducts(bound, { productId: itself })
