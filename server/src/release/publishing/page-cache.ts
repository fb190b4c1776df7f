import type { Language } from '@coverwright/rules/languages'
import { momentIn } from '@coverwright/rules/design/forms'
import { type Body, hasLogic } from '@coverwright/rules/design/products'
import { expiryState } from '@coverwright/rules/release/publishing'
import type { MountParts } from '../../platform/operations'
import { type CompiledPage, compileJourney, compilePage, type Packed } from './compile-page'
import { findPublishedBody, findStanding, soldBody, type Standing } from './mounted-body'
import { shownLanguages } from './shown-languages'
import { wasMounted } from './store'
import type { Build } from './storefront-build'

/** So many addresses are held in memory; the least visited leave first. */
const MOST_ADDRESSES = 1_000

type Kept = {
  readonly standing: Promise<Standing | null>
  readonly packed: Map<string, Promise<Packed>>
}

/** Published pages as they are sent, by address. After the first visit a page costs no query and no rendering. */
export class PageCache {
  private readonly bySlug = new Map<string, Kept>()

  constructor(
    private readonly parts: Pick<MountParts, 'inCompany' | 'nobodysCompany' | 'now'>,
    private readonly build: Build,
  ) {}

  /** Null where nobody is sold anything today. Whoever may enter is for the caller to ask. */
  async standing(slug: string): Promise<Standing | null> {
    const standing = await this.kept(slug).standing
    if (!standing) return null
    const { day } = momentIn(this.parts.now(), standing.body.timeZone)
    return expiryState(standing.expiry, day) === 'expired' ? null : standing
  }

  page(slug: string, standing: Standing, language: Language): Promise<CompiledPage> {
    const { body, hash, brand, settings } = standing
    // Only conditions can look at the calendar; a page without any is good for ever.
    const { day } = momentIn(this.parts.now(), body.timeZone)
    const shown = { ...body, languages: shownLanguages(standing) }
    const seo = { title: settings.seoTitle, description: settings.seoDescription }
    const name = `page ${hash} ${language}${hasLogic(body) ? ` ${day}` : ''}`
    const compile = () => compilePage({ body: shown, hash, slug, language, build: this.build, day, brand, seo })
    return this.once(slug, name, compile) as Promise<CompiledPage>
  }

  /** The mounted body, or an older one that somebody is in the middle of. */
  async journey(slug: string, standing: Standing, hash: string, language: Language): Promise<Packed | null> {
    const body = await this.body(slug, standing, hash)
    if (!body?.languages.includes(language)) return null
    return this.once(slug, `journey ${hash} ${language}`, () => compileJourney({ body, hash, language }))
  }

  /** That one, or an older one that stood at this very address: what never was here does not leak through it. */
  async body(slug: string, { company, productId, shellId, ...standing }: Standing, hash: string): Promise<Body | null> {
    if (hash === standing.hash) return standing.body
    if (hash === standing.canary?.hash) return standing.canary.body
    const mountable = { companyId: company, id: shellId, bodyHash: standing.hash }
    const body = await this.parts.inCompany(company, async (db) =>
      (await wasMounted(db, mountable, hash)) ? findPublishedBody(db, company, productId, hash) : null,
    )
    return body && soldBody(slug, hash, body)
  }

  forget(slug: string) {
    this.bySlug.delete(slug)
  }

  /** Their look changed: every page of theirs is made anew at its next visit, also one that is being made just now. */
  forgetCompany(company: string) {
    for (const [slug, kept] of this.bySlug) {
      const isTheirs = (standing: Standing | null) => standing?.company === company && this.bySlug.get(slug) === kept
      kept.standing.then((standing) => isTheirs(standing) && this.forget(slug)).catch(() => undefined)
    }
  }

  forgetAll() {
    this.bySlug.clear()
  }

  private kept(slug: string): Kept {
    const known = this.bySlug.get(slug)
    const kept = known ?? { standing: this.read(slug), packed: new Map() }
    // Taken out and put back, so that the order of the map is the order of visits.
    this.bySlug.delete(slug)
    this.bySlug.set(slug, kept)
    const [oldest] = this.bySlug.keys()
    if (this.bySlug.size > MOST_ADDRESSES && oldest !== undefined) this.bySlug.delete(oldest)
    return kept
  }

  private read(slug: string): Promise<Standing | null> {
    const standing = findStanding(this.parts, slug)
    standing.catch(() => this.forget(slug))
    return standing
  }

  private once(slug: string, name: string, make: () => Promise<Packed>): Promise<Packed> {
    const { packed } = this.kept(slug)
    const known = packed.get(name)
    if (known) return known
    const made = make()
    packed.set(name, made)
    made.catch(() => packed.delete(name))
    return made
  }
}
