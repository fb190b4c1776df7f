import { productPersonInvited } from '@coverwright/contract/design/products'
import type { Room } from '../../platform/operations'
import { refuseUnseen } from './guard-products'
import { productRoutes } from './routes'
import { productSearch } from './search-store'
import { productNames } from './tables'
import { tellOfInvitations } from './tell-of-invitations'

export { listProductsAsking } from './asking-store'
export { countProducts, isOwner, listSeenNames, ownerName } from './list-store'
export { closeDraft, numberFor } from './close-draft'
export { changeBody } from './change-body'
export { documentAfter, findChange, listChangeRows, oldestDocument } from './change-store'
export { editCopy } from './edit-copy'
export { getBody } from './get-body'
export { keepChange } from './keep-change'
export { copyProduct } from './copy-product'
export { createDesigned } from './create-product'
export { guardProducts, itself, refuseReadOnly, refuseUnseen, seenAmong } from './guard-products'
export { isSeen } from './people-store'
export { seedProductsDemo } from './demo'
export { deleteStaleText, listStaleTexts } from './stale-store'
export { eraseTrash } from './erase-trash'
export { floorOf } from './draft-store'
export { holdLook, LOOK_DRAFT, lookPlaces } from './hold-look'
export { holdProduct, refuseInTrash } from './load-product'
export { type OpenBody, openBody, openSoldBody, openVersion } from './open-body'
export { openProduct } from './open-product'
export { products } from './tables'
export { readBody } from './read-body'
export { listAllDocuments } from './published-store'
export { saveBodyPart } from './save-body-part'
export type { ProductRoom } from './product-room'
export type { PublishNeed } from './publish-need'
export type { SetUpPart } from './set-up-part'
export {
  deleteDraft,
  findBody,
  findBodyByHash,
  findProduct as findOwned,
  findPublishedDocument,
  freezeDraft,
  listBodies,
  listProductNames,
  updateLanguages,
} from './store'

export const productsRoom: Room = {
  name: 'products',
  operations: productRoutes,
  events: [productPersonInvited],
  readers: [tellOfInvitations],
  names: productNames,
  opens: { product: refuseUnseen },
  searches: [productSearch],
  constraints: {
    body_number_once: 'products.draftOpen',
    body_one_draft: 'products.draftOpen',
    product_person_once: 'products.alreadyInvited',
    product_group_name_once: 'products.groupNameTaken',
    product_group_person_once: 'products.alreadyInvited',
  },
}
