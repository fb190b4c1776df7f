import type { MemberCtx } from '../../platform/operations'
import { dropDraft } from './drop-draft'

export async function discardVersion(ctx: MemberCtx, { versionId }: { versionId: string }) {
  await dropDraft(ctx, versionId)
  return { versionId }
}
