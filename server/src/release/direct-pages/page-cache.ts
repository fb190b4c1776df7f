import type { Language } from '@coverwright/rules/languages'
import { findDeactivation } from '../../company/companies'
import { findPageInUse, renderPage } from '../../design/templates'
import type { CompanyCtx, MountParts } from '../../platform/operations'
import { type CompiledPage, packPage } from '../publishing'
import { addressOf } from './address-store'
import { type ShownProduct, productOf } from './product-of'
import { type DirectPageRow, findPage, findPageAddressAcrossCompanies } from './store'

/** So many addresses are held in memory; the least visited leave first. */
const MOST_PAGES = 1_000
const HOUR_MS = 3_600_000

export type Shown = {
  readonly company: string
  readonly page: DirectPageRow
  readonly shellSlug: string | null
  /** Made of this reading of it, and forgotten with it. */
  readonly packed: Map<Language, Promise<CompiledPage | null>>
}
type Kept = { readonly hour: number; readonly shown: Promise<Shown | null> }

/** Direct pages as they are sent. After the first visit in an hour a page costs no query and no rendering. */
export class DirectPageCache {
  private readonly bySlug = new Map<string, Kept>()

  constructor(
    private readonly parts: Pick<MountParts, 'inCompany' | 'within' | 'nobodysCompany' | 'now'>,
    private readonly script: string | null,
  ) {}

  shown(slug: string): Promise<Shown | null> {
    return this.kept(slug).shown
  }

  page({ company, page, packed }: Shown, language: Language): Promise<CompiledPage | null> {
    const known = packed.get(language)
    if (known) return known
    const made = this.parts.within(company, `page ${page.slug}`, (ctx) => this.make(ctx, page, language))
    packed.set(language, made)
    made.catch(() => packed.delete(language))
    return made
  }

  forget(slug: string) {
    this.bySlug.delete(slug)
  }

  /** Pages of which this holds, also those that are being read just now. */
  forgetWhere(isMeant: (shown: Shown) => boolean) {
    for (const [slug, kept] of this.bySlug)
      kept.shown
        .then((shown) => shown && isMeant(shown) && this.bySlug.get(slug) === kept && this.forget(slug))
        .catch(() => undefined)
  }

  forgetAll() {
    this.bySlug.clear()
  }

  private async make(ctx: CompanyCtx, page: DirectPageRow, language: Language): Promise<CompiledPage | null> {
    const body = await findPageInUse(ctx, page.templateId)
    if (!body) return null
    const product: ShownProduct = await productOf(ctx, page)
    const at = { slug: page.slug, canonical: await addressOf(ctx, page), script: this.script }
    return packPage(await renderPage(ctx, { body, language, languages: page.languages, product, at }))
  }

  /** What the clock ends (a product that expires, a day in a condition) shows within the hour. */
  private kept(slug: string): Kept {
    const hour = Math.floor(this.parts.now().getTime() / HOUR_MS)
    const known = this.bySlug.get(slug)
    const kept = known?.hour === hour ? known : { hour, shown: this.read(slug) }
    this.bySlug.delete(slug)
    this.bySlug.set(slug, kept)
    const [oldest] = this.bySlug.keys()
    if (this.bySlug.size > MOST_PAGES && oldest !== undefined) this.bySlug.delete(oldest)
    return kept
  }

  private read(slug: string): Promise<Shown | null> {
    const shown = this.find(slug)
    shown.then((found) => found ?? this.forgetSoon(slug, shown)).catch(() => this.forgetSoon(slug, shown))
    return shown
  }

  /** An address that leads nowhere is not remembered: strangers make up as many as they like. */
  private forgetSoon(slug: string, shown: Promise<Shown | null>) {
    if (this.bySlug.get(slug)?.shown === shown) this.forget(slug)
  }

  private async find(slug: string): Promise<Shown | null> {
    const { inCompany, nobodysCompany, within } = this.parts
    const address = await inCompany(nobodysCompany, (db) => findPageAddressAcrossCompanies(db, slug))
    if (!address) return null
    const company = address.ownerCompany
    return within(company, `page ${slug}`, async (ctx) => {
      // Who has closed shows nothing; everything is as it was once they are back.
      if (await findDeactivation(ctx)) return null
      const page = await findPage(ctx, address.pageId)
      if (page?.state !== 'online') return null
      const { shellSlug } = await productOf(ctx, page)
      return { company, page, shellSlug, packed: new Map() }
    })
  }
}
