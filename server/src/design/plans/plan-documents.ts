import type { PlanSet } from '@coverwright/contract/design/plans'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { Refused } from '../../kernel'
import { findHeldFile, findSeenFile } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'

type Plan = PlanSet['plans'][number]
type Document = Plan['booklet'][number]

/** The plans with what is really in their files; what the caller says of a file is not believed. */
export async function withDocuments(ctx: MemberCtx, productId: string, set: PlanSet): Promise<PlanSet> {
  const plans: Plan[] = []
  for (const [at, plan] of set.plans.entries()) {
    const kept = { ...plan }
    for (const kind of planDocumentKinds) {
      const files: Document[] = []
      for (const file of plan[kind]) files.push(await known(ctx, productId, file, `plans.${at}.${kind}`))
      kept[kind] = files
    }
    plans.push(kept)
  }
  return { ...set, plans }
}

/** Where a file of a product's plans stands; one in each place, so that several plans share one. */
export const planPlace = (productId: string, fileId: string) =>
  ({ place: 'planDocument', of: `${productId} ${fileId}` }) as const

/** What the product has already, or what the caller sent: never a document of a product that they do not see. */
export const findPlanDocument = async (ctx: MemberCtx, productId: string, fileId: string) =>
  (await findHeldFile(ctx, planPlace(productId, fileId))) ?? (await findSeenFile(ctx, fileId))

async function known(
  ctx: MemberCtx,
  productId: string,
  { language, fileId }: Document,
  field: string,
): Promise<Document> {
  const file = await findPlanDocument(ctx, productId, fileId)
  if (file?.purpose !== 'planDocument') throw new Refused('plans.documentGone', { field })
  return { language, fileId, name: file.name, sha256: file.sha256, size: file.size }
}
