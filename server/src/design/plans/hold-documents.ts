import { type PlanSet, planFiles } from '@coverwright/rules/design/plans'
import { z } from 'zod'
import { holdFile } from '../../company/media'
import { type CompanyCtx, job } from '../../platform/operations'
import { listAllDocuments, openBody, readBody } from '../products'
import { planPlace } from './plan-documents'

type Plans = PlanSet | undefined

/** Lets nobody delete a file that a draft names, nor one that was published with: policies were sold by it. */
export async function holdDocuments(ctx: CompanyCtx, productId: string, before: Plans, after: Plans) {
  const named = filesOf(after)
  for (const fileId of named) await holdFile(ctx, planPlace(productId, fileId), fileId)
  await releaseUnnamed(
    ctx,
    productId,
    [...filesOf(before)].filter((fileId) => !named.has(fileId)),
  )
}

/** Of files that one draft no longer names, those that no other draft and nothing published names either. */
async function releaseUnnamed(ctx: CompanyCtx, productId: string, gone: readonly string[]) {
  if (gone.length === 0) return
  const others = (await listAllDocuments(ctx, productId)).map((stored) => readBody(stored).body)
  const kept = new Set(others.flatMap(({ plans }) => [...filesOf(plans)]))
  for (const fileId of gone) if (!kept.has(fileId)) await holdFile(ctx, planPlace(productId, fileId), null)
}

/** For a draft that is deleted while others of its product stay. */
export const releaseDraftJob = job({
  task: 'plans.releaseDraft',
  payload: z.object({ productId: z.uuid(), fileIds: z.array(z.string()) }),
  run: (ctx, { productId, fileIds }) => releaseUnnamed(ctx, productId, fileIds),
})

/** For a product that is erased: its documents are nobody's then. */
export async function releaseDocuments(ctx: CompanyCtx, productId: string) {
  const bodies = (await listAllDocuments(ctx, productId)).map((stored) => readBody(stored).body)
  const named = new Set(bodies.flatMap(({ plans }) => [...filesOf(plans)]))
  for (const fileId of named) await holdFile(ctx, planPlace(productId, fileId), null)
}

/** For a product that has just been made with the plans of another. */
export async function holdCopiedDocuments(ctx: CompanyCtx, productId: string) {
  await holdDocuments(ctx, productId, undefined, (await openBody(ctx, productId)).body.plans)
}

const filesOf = (part: Plans): ReadonlySet<string> => new Set(planFiles(part))
