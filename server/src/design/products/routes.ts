import {
  productGroupOperations,
  productKeepingOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import { bind } from '../../platform/operations'
import { createGroup, deleteGroup, moveToGroup, renameGroup } from './change-groups'
import { changeProductRole } from './change-product-role'
import { createProduct } from './create-product'
import { editCopy } from './edit-copy'
import { getProduct } from './get-product'
import { changeGroupRole, inviteToGroup, removeFromGroup } from './group-people'
import { guardProducts, itself } from './guard-products'
import { inviteToProduct } from './invite-to-product'
import { listGroups } from './list-groups'
import { listProductPeople } from './list-product-people'
import { listProducts } from './list-products'
import { listOwners } from './list-owners'
import { listTrash } from './list-trash'
import { lockDesign, unlockDesign } from './lock-product'
import { removeFromProduct } from './remove-from-product'
import { restoreProduct } from './restore-product'
import { saveBody } from './save-body'
import { setProductAccess } from './set-product-access'
import { trashProduct } from './trash-product'
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

const keeping = bind(productKeepingOperations, {
  lock: lockDesign,
  unlock: unlockDesign,
  listTrash,
  trash: trashProduct,
  restore: restoreProduct,
})

const groups = bind(productGroupOperations, {
  list: listGroups,
  create: createGroup,
  rename: renameGroup,
  delete: deleteGroup,
  move: moveToGroup,
  invite: inviteToGroup,
  changeRole: changeGroupRole,
  remove: removeFromGroup,
})

export const productRoutes = guardProducts([...designing, ...people, ...keeping, ...groups], {
  id: itself,
  productId: itself,
})
