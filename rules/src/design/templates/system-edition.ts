import { type Refusal, refusalOf } from '../../kernel'
import type { Language, Texts } from '../../languages'
import { blocksOf, isPage, isPaper, missingByLanguage, type TemplateBody, type TemplateTag } from './template'
import { pictureIn } from './blocks'
import { bindRefusal } from './body-problems'
import type { Moment } from './moments'
import { bodyOf, type SystemTemplate } from './system'

/** A system template as companies get it now: what a designer published last, or what came with the program. */
export type SystemEdition = {
  readonly key: Moment
  readonly version: number
  readonly tag: TemplateTag
  readonly title: Texts
  readonly body: TemplateBody
}

export type Published = { readonly version: number; readonly body: TemplateBody }

/** A later version of the program never takes the place of what a designer published: it is offered to them (decision 58). */
export function editionOf(shipped: SystemTemplate, published: Published | null): SystemEdition {
  const { key, tag, title, version } = shipped
  return { key, tag, title, ...(published ?? { version, body: bodyOf(shipped) }) }
}

/** Above everything that a company may have copied: a number never means two texts to one copy. */
export const nextEdition = (shipped: SystemTemplate, lastPublished: number): number =>
  Math.max(shipped.version, lastPublished) + 1

/** Companies share no files, so a template of all of them has none; uploads stay with who made them. */
export function systemFileRefusal(body: TemplateBody): Refusal | null {
  const isUpload = 'html' in body ? body.html !== undefined : isPaper(body) && body.page.base !== undefined
  if (isUpload) return refusalOf('templates.otherKind', undefined, 'body')
  if ('attachments' in body && body.attachments.length > 0)
    return refusalOf('templates.systemHasNoFiles', undefined, 'body.attachments')
  if (isPage(body) && body.search.fileId !== '')
    return refusalOf('templates.systemHasNoFiles', undefined, 'body.search.fileId')
  const at = blocksOf(body).findIndex((block) => pictureIn(block) !== '')
  return at < 0 ? null : refusalOf('templates.systemHasNoFiles', undefined, `body.blocks.${at}`)
}

/** en_uk and en_id read American English where they say nothing themselves. */
const whole = ['en_us', 'zh_tw', 'zh_cn'] as const satisfies readonly Language[]

/** Every company sends it, in each of its languages: it lacks none, and names nothing that its moment does not know. */
export function publishRefusal(body: TemplateBody, key: Moment): Refusal | null {
  const refusal = bindRefusal(body, key, { names: [] }) ?? systemFileRefusal(body)
  if (refusal) return refusal
  const missing = missingByLanguage(body)
  const count = whole.reduce((sum, language) => sum + missing[language], 0)
  return count > 0 ? refusalOf('templates.languagesMissing', { count }) : null
}
