import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { journeyDocument, type RenderedPage, renderPage } from '@coverwright/player/prerender'
import type { Day } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { type Body, type CompanyBrand, conditionsOf } from '@coverwright/rules/design/products'
import { sha256 } from '../../kernel'
import { policyHash } from './policy-hash'
import type { Build } from './storefront-build'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Ready to be sent: nothing is worked out, rendered or pressed while a buyer waits. */
export type Packed = { readonly content: Buffer; readonly br: Buffer; readonly gzip: Buffer; readonly etag: string }
export type CompiledPage = Packed & { readonly styleHash: string }

/** The first flight of a new connection: ten packets. What fits comes in one round trip. */
export const FIRST_FLIGHT_BYTES = 14_600

export type ToCompile = {
  body: Body
  hash: string
  slug: string
  language: Language
  build: Build
  day: Day
  brand?: CompanyBrand
  /** What its shell says of itself to search engines, where it says something. */
  seo?: { readonly title: string; readonly description: string }
}

export const journeyAddress = (slug: string, hash: string, language: Language) =>
  `/p/${slug}/body/${hash}/${language}.json`

export function compilePage(asked: ToCompile): Promise<CompiledPage> {
  const { slug, hash, language } = asked
  return packPage(renderPage({ ...asked, journeyAddress: journeyAddress(slug, hash, language) }))
}

export async function packPage({ html, style }: RenderedPage): Promise<CompiledPage> {
  return { ...(await pack(html)), styleHash: policyHash(style) }
}

/** Everything the browser needs to go on from the first page, in one language. */
export function compileJourney({ body, hash, language }: Pick<ToCompile, 'body' | 'hash' | 'language'>) {
  return pack(JSON.stringify(journeyDocument(body, hash, language, conditionsOf(body))))
}

async function pack(text: string): Promise<Packed> {
  const content = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  return { content, br, gzip: zipped, etag: `"${sha256(text).slice(0, 27)}"` }
}
