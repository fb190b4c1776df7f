import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { bind } from '../../platform/operations'
import { checkAuthority, listAuthority, saveAuthority } from './authority'
import { decide, getGuide, updateGuide } from './guide'

export const underwritingRoutes = bind(underwritingOperations, {
  get: getGuide,
  save: updateGuide,
  decide,
  listAuthority,
  saveAuthority,
  checkAuthority,
})
