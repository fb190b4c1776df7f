import { planDocumentKinds, type PlanSet } from '@coverwright/rules/design/plans'
import { holdFile } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'
import { listPublishedParts, openBody } from '../products'

/** Lets nobody delete a file that the draft names, nor one that was published with: policies were sold by it. */
export async function holdDocuments(ctx: CompanyCtx, productId: string, before: unknown, after: unknown) {
  const named = filesOf(after)
  const place = (fileId: string) => ({ place: 'planDocument' as const, of: `${productId} ${fileId}` })
  for (const fileId of named) await holdFile(ctx, place(fileId), fileId)
  const gone = [...filesOf(before)].filter((fileId) => !named.has(fileId))
  if (gone.length === 0) return
  const sold = new Set((await listPublishedParts(ctx, productId, 'plans')).flatMap((part) => [...filesOf(part)]))
  for (const fileId of gone) if (!sold.has(fileId)) await holdFile(ctx, place(fileId), null)
}

/** For a product that has just been made with the plans of another. */
export async function holdCopiedDocuments(ctx: CompanyCtx, productId: string) {
  await holdDocuments(ctx, productId, undefined, (await openBody(ctx, productId)).body.plans)
}

const filesOf = (part: unknown): Set<string> =>
  new Set(
    ((part as PlanSet | undefined)?.plans ?? []).flatMap((plan) =>
      planDocumentKinds.flatMap((kind) => plan[kind].map(({ fileId }) => fileId)),
    ),
  )
