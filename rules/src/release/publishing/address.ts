import { refusalOf, type Refusal } from '../../kernel'

/** Words that the storefront needs for itself under `/p/`. */
const reserved: readonly string[] = ['assets', 'body', 'look', 'not-found', 'preview', 'admin', 'api', 'login']

export const MAX_SLUG = 60

export type SlugCode = 'publishing.addressShape' | 'publishing.addressReserved'

/** The last part of a product's address: lower-case words with dashes, readable aloud. */
export function slugRefusal(slug: string): Refusal<SlugCode> | null {
  if (slug.length < 3 || slug.length > MAX_SLUG || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return refusalOf('publishing.addressShape', { max: MAX_SLUG }, 'slug')
  return reserved.includes(slug) ? refusalOf('publishing.addressReserved', { slug }, 'slug') : null
}

/** A first suggestion from a product's name: 'Travel Light' is travel-light. Empty when nothing of it can be used. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
}
