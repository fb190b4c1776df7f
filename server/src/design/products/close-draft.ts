import { MAIN_DRAFT, nextRevision, publishedNumber } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { clearChoices, listBodyFacts, updateRevision } from './draft-store'
import { releaseLook } from './hold-look'
import type { BodyRow } from './store'

/** The number that a draft is published under. */
export const numberFor = async (ctx: CompanyCtx, { productId, number }: BodyRow): Promise<number> =>
  publishedNumber(number, await listBodyFacts(ctx, productId))

/**
 * For a named draft that was published or deleted. Whoever worked on it is back on the main line; what they still have
 * open of it is older than everything there, and so is saved nowhere.
 */
export async function closeDraft(ctx: CompanyCtx, draft: Pick<BodyRow, 'id' | 'productId' | 'draftName'>) {
  if (draft.draftName === MAIN_DRAFT) return
  const facts = await listBodyFacts(ctx, draft.productId)
  const floor = nextRevision(facts)
  const main = facts.find(({ state, draftName }) => state === 'draft' && draftName === MAIN_DRAFT)
  const wasChosen = await clearChoices(ctx, draft.productId, draft.id, floor)
  if (wasChosen && main) await updateRevision(ctx, main.id, floor)
  await releaseLook(ctx, draft.productId, draft)
}
