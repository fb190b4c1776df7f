import {
  type BodyView,
  productKeepingOperations,
  productOperations,
  productPeopleOperations,
  type ProductView,
  setUpOperations,
} from '@coverwright/contract/design/products'
import { needOperations, publishingOperations } from '@coverwright/contract/release/publishing'
import type { Permission } from '@coverwright/rules/company/members'
import { bodyProblems, keepingRefusal, lockedRefusal, lookDrawings } from '@coverwright/rules/design/products'
import { mayDo } from '../../platform/operations'
import type { Face, NamedEditor } from './beside-store'
import { readBody } from './read-body'
import type { MountedProduct } from './standing-store'
import type { BodyRow, OwnedProduct } from './store'

export type BodyState = { readonly number: number; readonly state: 'draft' | 'published' }

/** What is told of a product beside its own row; the first of `bodies` is what the caller works on. */
export type BesideProduct = {
  readonly caller: { readonly id: string; readonly permissions: readonly Permission[] }
  readonly bodies: readonly BodyState[]
  readonly standing: MountedProduct | null
  readonly face: Face | null
  readonly editor: NamedEditor | null
  readonly lockedBy: string
  readonly group: string | null
}

export function presentProduct(product: OwnedProduct, beside: BesideProduct): ProductView {
  const { caller, bodies, standing, face, editor, lockedBy, group } = beside
  const [newest] = bodies
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    size: product.size,
    insuranceType: product.insuranceType,
    typeWords: product.typeWords,
    currency: product.currency,
    languages: product.languages,
    ownerId: product.ownerId,
    ownerName: product.ownerName,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    state: bodies.some(({ state }) => state === 'published') ? 'published' : 'unpublished',
    standing: standing ? { environment: standing.environment, number: standing.number } : null,
    face: face && { brand: face.brand, drawing: lookDrawings.find((each) => each === face.drawing) ?? null },
    editing: editor && { name: editor.name, isMe: editor.personId === caller.id },
    lock: product.lockedAt && { name: lockedBy, at: product.lockedAt.toISOString() },
    isInTrash: product.trashedAt !== null,
    group: product.groupId !== null && group !== null ? { id: product.groupId, name: group } : null,
    bodyNumber: newest?.number ?? 0,
    bodyState: newest?.state ?? 'draft',
    may: actionsOn(product, beside),
  }
}

function actionsOn(product: OwnedProduct, { caller, bodies: [newest], standing }: BesideProduct): ProductView['may'] {
  const isDraft = newest?.state === 'draft'
  const isKeeper = keepingRefusal(product, caller) === null
  const isInTrash = product.trashedAt !== null
  const isOpen = lockedRefusal(product) === null
  const { lock, unlock, trash, restore } = productKeepingOperations
  return mayDo(caller, {
    edit: isOpen && isDraft && productOperations.saveBody,
    editCopy: isOpen && !isDraft && productOperations.editCopy,
    rename: isOpen && productOperations.update,
    copy: setUpOperations.copy,
    publish: !isInTrash && isDraft && publishingOperations.publishBody,
    test: !isInTrash && publishingOperations.publishToPreLive,
    sell: isOpen && needOperations.moveToPrimary,
    people: !isInTrash && productPeopleOperations.list,
    lock: isKeeper && isOpen && lock,
    unlock: isKeeper && !isInTrash && !isOpen && unlock,
    trash: isKeeper && isOpen && standing === null && trash,
    restore: isKeeper && isInTrash && restore,
  })
}

export function presentBody(row: BodyRow): BodyView {
  const { body, misfits } = readBody(row.document)
  return {
    id: row.id,
    productId: row.productId,
    number: row.number,
    revision: row.revision,
    state: row.state,
    draftName: row.draftName,
    hash: row.hash,
    body,
    problems: [
      ...misfits.map((at) => ({ code: 'body.unreadable', values: { part: at.split('.', 1)[0] ?? '', at } })),
      ...bodyProblems(body).map(({ code, values, pageId, questionId }) => ({ code, values, pageId, questionId })),
    ],
  }
}
