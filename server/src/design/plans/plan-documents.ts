import type { PlanSet } from '@coverwright/contract/design/plans'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { Refused } from '../../kernel'
import { findFile } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'

type Plan = PlanSet['plans'][number]
type Document = Plan['booklet'][number]

/** The plans with what is really in their files; what the caller says of a file is not believed. */
export async function withDocuments(ctx: CompanyCtx, set: PlanSet): Promise<PlanSet> {
  const plans: Plan[] = []
  for (const [at, plan] of set.plans.entries()) {
    const kept = { ...plan }
    for (const kind of planDocumentKinds) {
      const files: Document[] = []
      for (const file of plan[kind]) files.push(await known(ctx, file, `plans.${at}.${kind}`))
      kept[kind] = files
    }
    plans.push(kept)
  }
  return { ...set, plans }
}

async function known(ctx: CompanyCtx, { language, fileId }: Document, field: string): Promise<Document> {
  const file = await findFile(ctx, fileId)
  if (file?.purpose !== 'planDocument') throw new Refused('plans.documentGone', { field })
  return { language, fileId, name: file.name, sha256: file.sha256, size: file.size }
}
