import { templateLimits as limits } from '@coverwright/rules/design/templates'
import { Refused } from '../../../kernel'
import type { MemberCtx } from '../../../platform/operations'
import { countUploads } from '../store'

/** Spec: up to 6. A copy of an uploaded one is one more. */
export async function refuseNoPlace(ctx: MemberCtx) {
  if ((await countUploads(ctx)) >= limits.uploads)
    throw new Refused('templates.tooManyUploads', { values: { most: limits.uploads } })
}
