import { refusalOf, type Refusal } from '../../kernel'
import { MAX_SLUG, slugRefusal } from '../publishing'

/** Words that pages need for themselves under `/d/`, beside those of products. */
const reserved: readonly string[] = ['seen', 'pictures', 'page', 'pages', 'new', 'draft']

/** The last part of a page's address, by the rule of products' addresses. */
export function pageSlugRefusal(
  slug: string,
): Refusal<'directPages.addressShape' | 'directPages.addressReserved'> | null {
  const refusal = slugRefusal(slug)
  if (refusal?.code === 'publishing.addressShape')
    return refusalOf('directPages.addressShape', { max: MAX_SLUG }, 'slug')
  return refusal || reserved.includes(slug) ? refusalOf('directPages.addressReserved', { slug }, 'slug') : null
}

export const MAX_CAMPAIGN = 40

/** As a link says it (`utm_campaign`), in signs that figures can be told by; '' for what cannot be. */
export const campaignOf = (said: string | null | undefined): string =>
  (said ?? '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, MAX_CAMPAIGN)
