import { WizardDraft, type wizardOperations } from '@coverwright/contract/release/designs'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { findWizard, keepWizard, removeWizard } from './store'

/** What older code kept and today's cannot read is as good as nothing: it is a few choices, not a product. */
export async function getWizard(ctx: MemberCtx) {
  const kept = await findWizard(ctx)
  const draft = kept ? WizardDraft.safeParse(kept.draft) : null
  if (!kept || !draft?.success) return { draft: null, savedAt: null }
  return { draft: draft.data, savedAt: kept.savedAt.toISOString() }
}

export async function saveWizard(ctx: MemberCtx, { draft }: TakesOf<typeof wizardOperations.save>) {
  await keepWizard(ctx, draft)
  return { savedAt: ctx.now().toISOString() }
}

export async function discardWizard(ctx: MemberCtx) {
  await removeWizard(ctx)
  return {}
}
