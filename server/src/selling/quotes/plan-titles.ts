import type { Language } from '@coverwright/rules/languages'
import type { CompanyCtx } from '../../platform/operations'
import { findPublishedBody, plansOf } from '../../release/publishing'

type Sold = { readonly productId: string; readonly releaseHash: string }
export type PlanTitle = (sold: Sold & { readonly plan: string }) => string | undefined

/** What plans are called to a reader, in the releases that they were sold from; one cover is called as its product. */
export async function planTitlesFor(ctx: CompanyCtx, sold: readonly Sold[], language?: Language): Promise<PlanTitle> {
  const keyOf = ({ productId, releaseHash }: Sold) => `${productId} ${releaseHash}`
  const releases = new Map(sold.map((one) => [keyOf(one), one]))
  const bodies = new Map<string, Awaited<ReturnType<typeof findPublishedBody>>>()
  if (language)
    for (const [key, { productId, releaseHash }] of releases)
      bodies.set(key, await findPublishedBody(ctx.db, ctx.company, productId, releaseHash))
  return ({ plan, ...one }) => {
    const body = bodies.get(keyOf(one))
    if (!body || !language) return undefined
    return plansOf(body, language).find(({ id }) => id === plan)?.title || undefined
  }
}
