import type { Body } from '@coverwright/rules/design/products'
import {
  bodyDifferences,
  type ChangeWhat,
  goesOn,
  MAX_CHANGES,
  MAX_TOLD_DIFFERENCES,
} from '@coverwright/rules/release/versions'
import type { CompanyCtx } from '../../platform/operations'
import { type ChangeRow, continueChange, findLastChange, insertChange } from './change-store'
import { readBody } from './read-body'
import type { BodyRow } from './store'

type Change = {
  /** As it was when it was held. */
  before: BodyRow
  after: Body
  parts: readonly string[]
  revision: number
  what: ChangeWhat
}

/**
 * Remembers what a body was and what is different now. Saves of one person that follow each other are one change, from
 * the first letter to the last; answers whether this one began a new.
 */
export async function keepChange(ctx: CompanyCtx, { before, after, parts, revision, what }: Change): Promise<boolean> {
  const personId = 'member' in ctx ? (ctx.member as { id: string }).id : null
  const now = ctx.now()
  const last = what === 'saved' ? await findLastChange(ctx, before.id) : null
  const own = told(readBody(before.document).body, after)
  if (last && goesOn(last, { personId, parts, at: now, differences: own.differences })) {
    await continueChange(ctx, last.id, { ...told(readBody(last.before).body, after), savedAt: now })
    return false
  }
  const row: ChangeRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), productId: before.productId, bodyId: before.id },
    ...{ number: before.number, what, personId, parts: [...parts], before: before.document, revision },
    ...{ startedAt: now, savedAt: now },
    ...own,
  }
  await insertChange(ctx, row, MAX_CHANGES)
  return true
}

function told(before: Body, after: Body) {
  const all = bodyDifferences(before, after)
  return { differences: all.slice(0, MAX_TOLD_DIFFERENCES), differenceCount: all.length }
}
