import {
  type BodyView,
  productOperations,
  productPeopleOperations,
  type ProductView,
  setUpOperations,
} from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import type { Permission } from '@coverwright/rules/company/members'
import { bodyProblems } from '@coverwright/rules/design/products'
import { mayDo } from '../../platform/operations'
import { readBody } from './read-body'
import type { MountedProduct } from './standing-store'
import type { BodyRow, OwnedProduct } from './store'

export type BodyState = { readonly number: number; readonly state: 'draft' | 'published' }

/** `bodies` and `standings` are the product's own, newest and best first. */
export function presentProduct(
  product: OwnedProduct,
  bodies: readonly BodyState[],
  permissions: readonly Permission[],
  standings: readonly MountedProduct[] = [],
): ProductView {
  const [newest] = bodies
  const [standing] = standings
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
    bodyNumber: newest?.number ?? 0,
    bodyState: newest?.state ?? 'draft',
    may: actionsOn(newest, permissions),
  }
}

function actionsOn(newest: BodyState | undefined, permissions: readonly Permission[]): ProductView['may'] {
  const isDraft = newest?.state === 'draft'
  return mayDo(
    { permissions },
    {
      edit: isDraft && productOperations.saveBody,
      editCopy: !isDraft && productOperations.editCopy,
      rename: productOperations.update,
      copy: setUpOperations.copy,
      publish: isDraft && publishingOperations.publishBody,
      people: productPeopleOperations.list,
    },
  )
}

export function presentBody(row: BodyRow): BodyView {
  const { body, misfits } = readBody(row.document)
  return {
    id: row.id,
    productId: row.productId,
    number: row.number,
    revision: row.revision,
    state: row.state,
    hash: row.hash,
    body,
    problems: [
      ...misfits.map((at) => ({ code: 'body.unreadable', values: { part: at.split('.', 1)[0] ?? '', at } })),
      ...bodyProblems(body).map(({ code, values, pageId, questionId }) => ({ code, values, pageId, questionId })),
    ],
  }
}
