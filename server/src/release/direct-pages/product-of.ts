import { type Body, NO_BRAND, startingBody } from '@coverwright/rules/design/products'
import type { Language } from '@coverwright/rules/languages'
import type { Money } from '@coverwright/rules/money'
import { findBrand } from '../../company/companies'
import { listProductNames } from '../../design/products'
import { type PageProduct, pageProductOf } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { ratingOfBody } from '../../rating/pricing'
import { priceTests } from '../../rating/product-tests'
import { findPublishedBody, isSelling, shellOf } from '../publishing'
import type { DirectPageRow } from './store'

type Page = Pick<DirectPageRow, 'slug' | 'shellId' | 'productId'>
export type ShownProduct = PageProduct & { readonly shellSlug: string | null }

/** What the page says of its product: as it is sold now, or that it is not. */
export async function productOf(ctx: CompanyCtx, { slug, shellId, productId }: Page): Promise<ShownProduct> {
  const shell = await shellOf(ctx, shellId)
  const body = shell && (await findPublishedBody(ctx.db, ctx.company, productId, shell.bodyHash))
  const brand = (await findBrand(ctx)) ?? NO_BRAND
  if (!shell || !body) {
    const [named] = await listProductNames(ctx, [productId])
    const plain = startingBody({ name: named?.name ?? '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '')
    return { ...pageProductOf(plain, { brand, isSold: false, linkIn: () => '#' }), shellSlug: null }
  }
  const linkIn = (language: Language) =>
    journeyLink(shell.slug, slug, body.languages.includes(language) ? language : null)
  const isSold = await isSelling(ctx, shell)
  const lowest = isSold ? await lowestPrices(ctx, productId, body) : new Map<string, Money>()
  return { ...pageProductOf(body, { brand, isSold, lowest, linkIn }), shellSlug: shell.slug }
}

/** With the page that sends the buyer, so that what is sold is counted for it. */
const journeyLink = (shell: string, page: string, language: Language | null) =>
  `/p/${shell}?${new URLSearchParams({ ...(language ? { lang: language } : {}), from: page })}`

/** The least that any test customer of each plan pays today, without a code. Where there are none nothing is promised. */
async function lowestPrices(ctx: CompanyCtx, productId: string, body: Body): Promise<ReadonlyMap<string, Money>> {
  const lowest = new Map<string, Money>()
  if (body.pricing === undefined) return lowest
  const { outcome } = await ratingOfBody(ctx, { productId, body, isDraft: false })
  for (const { plan, yearly, isReduced } of await priceTests(ctx, productId, { outcome, body })) {
    if (yearly === null || isReduced) continue
    if (yearly < (lowest.get(plan)?.minor ?? Infinity)) lowest.set(plan, { minor: yearly, currency: body.currency })
  }
  return lowest
}
