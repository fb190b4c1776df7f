import {
  productDraftOperations,
  productGroupOperations,
  productKeepingOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import { bind } from '../../platform/operations'
import { changeGroupRole } from './change-group-role'
import { changeProductRole } from './change-product-role'
import { chooseDraft } from './choose-draft'
import { createDraft } from './create-draft'
import { createGroup } from './create-group'
import { createProduct } from './create-product'
import { deleteGroup } from './delete-group'
import { deleteNamedDraft } from './delete-named-draft'
import { editCopy } from './edit-copy'
import { getProduct } from './get-product'
import { guardProducts, itself } from './guard-products'
import { inviteToGroup } from './invite-to-group'
import { inviteToProduct } from './invite-to-product'
import { listDrafts } from './list-drafts'
import { listGroups } from './list-groups'
import { listProductPeople } from './list-product-people'
import { listProducts } from './list-products'
import { listOwners } from './list-owners'
import { listTrash } from './list-trash'
import { lockDesign } from './lock-design'
import { moveToGroup } from './move-to-group'
import { removeFromGroup } from './remove-from-group'
import { removeFromProduct } from './remove-from-product'
import { renameDraft } from './rename-draft'
import { renameGroup } from './rename-group'
import { restoreProduct } from './restore-product'
import { saveBody } from './save-body'
import { setProductAccess } from './set-product-access'
import { trashProduct } from './trash-product'
import { unlockDesign } from './unlock-design'
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

const drafts = bind(productDraftOperations, {
  list: listDrafts,
  create: createDraft,
  choose: chooseDraft,
  rename: renameDraft,
  delete: deleteNamedDraft,
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

export const productRoutes = guardProducts([...designing, ...people, ...keeping, ...drafts, ...groups], {
  id: itself,
  productId: itself,
})
