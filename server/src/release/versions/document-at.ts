import type { Point } from '@coverwright/contract/release/versions'
import type { Body } from '@coverwright/rules/design/products'
import { documentAfter, findBody, findChange, oldestDocument, readBody } from '../../design/products'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

export type BodyAt = {
  readonly body: Body
  /** A published version keeps the tables that it was published with; all others are rated with those in force. */
  readonly isFrozen: boolean
}

/** The body of a product at a point of its history. */
export async function bodyAt(ctx: CompanyCtx, productId: string, point: Point): Promise<BodyAt> {
  const found = await documentAt(ctx, productId, point)
  if (!found) throw new Refused('versions.notKept')
  return { body: readBody(found.document).body, isFrozen: found.isFrozen }
}

async function documentAt(ctx: CompanyCtx, productId: string, point: Point) {
  if (point === 'oldest') return asDraft(await oldestDocument(ctx, productId))
  const change = await findChange(ctx, productId, point)
  if (change) return asDraft(await documentAfter(ctx, change))
  const body = await findBody(ctx, productId, point)
  return body && { document: body.document, isFrozen: body.state === 'published' }
}

const asDraft = <Document>(document: Document | null) => document && { document, isFrozen: false }
