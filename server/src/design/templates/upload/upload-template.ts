import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  bodyProblems,
  emptyMail,
  emptyPaper,
  type PaperBody,
  type TemplateBody,
  templateLimits as limits,
  withPictures,
} from '@coverwright/rules/design/templates'
import { addFile, findSeenFile } from '../../../company/media'
import { refuse, Refused } from '../../../kernel'
import { inspectUpload, newFileKey } from '../../../platform/files'
import type { MemberCtx } from '../../../platform/operations'
import { told } from '../keep-template'
import { holdMailFiles } from '../mail-files'
import { insertTemplate } from '../store'
import { htmlProblems } from './check-html'
import { openPdf } from './open-pdf'
import { readDesign } from './read-design'
import { refuseAll } from './refuse-all'
import { refuseNoPlace } from './refuse-no-place'

type Uploaded = TakesOf<typeof templateOperations.upload>

/** Looked through first; only what could be used takes one of the places. */
export async function uploadTemplate(ctx: MemberCtx, given: Uploaded) {
  const { of, name, tag } = given
  const body = await bodyOf(ctx, given)
  refuseAll(bodyProblems(body), 'content')
  await refuseNoPlace(ctx)
  const kind = of === 'html' ? 'email' : 'pdf'
  const row = await insertTemplate(ctx, {
    ...{ kind, name, tag, body, upload: of, productId: null, systemKey: null, systemVersion: null },
  })
  await holdMailFiles(ctx, row.id, body)
  await ctx.record('templates.uploaded', { templateId: row.id, name })
  return told(ctx, row)
}

function bodyOf(ctx: MemberCtx, given: Uploaded): Promise<TemplateBody> {
  if (given.of === 'html') return mailOf(ctx, given)
  return given.of === 'pdf' ? paperOf(ctx, given) : designOf(ctx, given)
}

async function mailOf(ctx: MemberCtx, { content, language, name, pictures }: Uploaded): Promise<TemplateBody> {
  if (content.trim() === '') throw new Refused('templates.nothingSent', { field: 'content' })
  if (content.length > limits.html) throw new Refused('templates.htmlTooLong', { field: 'content' })
  for (const { fileId } of pictures)
    if ((await findSeenFile(ctx, fileId))?.purpose !== 'image')
      throw new Refused('templates.fileNotUsable', { field: 'pictures' })
  const html = withPictures(content, pictures)
  const subject = { [language]: titleOf(html) || name }
  const body = { ...emptyMail, subject, html: { [language]: html } }
  const named = bodyProblems(body)
  const unsafe = await htmlProblems(ctx, html)
  // Where a loop has no end, every mark after it looks out of place.
  const others = named.length > 0 ? unsafe.filter(({ code }) => code !== 'templates.htmlMarkPlace') : unsafe
  refuseAll([...named, ...others], 'content')
  return body
}

const titleOf = (html: string) => (/<title[^>]*>([^<{}]*)<\/title>/i.exec(html)?.[1] ?? '').trim().slice(0, 200)

async function paperOf(ctx: MemberCtx, { fileId }: Uploaded): Promise<PaperBody> {
  const file = fileId && (await findSeenFile(ctx, fileId))
  if (!fileId || !file || file.purpose !== 'templatePaper')
    throw new Refused('templates.fileNotUsable', { field: 'fileId' })
  const { pages } = await openPdf(ctx, await buffer(await ctx.files.open(file.key)), 'fileId')
  return { ...emptyPaper, page: { ...emptyPaper.page, base: { fileId, pages } } }
}

async function designOf(ctx: MemberCtx, { content, language, name }: Uploaded): Promise<PaperBody> {
  const { pdf, pages, fields } = readDesign(content, language)
  const bytes = pdf === null ? null : Buffer.from(pdf, 'base64')
  const base = bytes
    ? {
        pages: (await openPdf(ctx, bytes, 'content')).pages,
        fileId: await keep(ctx, bytes, `${name}.pdf`, 'templatePaper'),
      }
    : { pages, fileId: '' }
  const blocks: PaperBody['blocks'][number][] = []
  for (const { picture, ...field } of fields) {
    const file = picture && (await keep(ctx, Buffer.from(picture, 'base64'), `${field.id}.png`, 'image'))
    blocks.push({ ...field, fileId: file ?? '' })
  }
  return { ...emptyPaper, page: { ...emptyPaper.page, base }, blocks }
}

/** What came inside of a design is looked through as if it had come by itself. */
async function keep(ctx: MemberCtx, bytes: Buffer, given: string, purpose: 'templatePaper' | 'image'): Promise<string> {
  const inspected = await inspectUpload({ purpose, name: given, size: bytes.length }, bytes)
  if (!inspected.ok) refuse(inspected.refusal, { field: 'content' })
  const { bytes: kept, kind, width, height } = inspected.value
  const [id, size] = [ctx.newId(), kept.length]
  const key = newFileKey(ctx.company, ctx.now(), id)
  const [type, ending] = kind === 'pdf' ? ['application/pdf', 'pdf'] : [`image/${kind === 'jpg' ? 'jpeg' : kind}`, kind]
  await ctx.files.put(key, kept, { size, type })
  await addFile(ctx, {
    ...{ id, purpose, name: given.replace(/\.\w+$/, `.${ending}`), kind, size, width, height, key },
    ...{ sha256: createHash('sha256').update(kept).digest('hex'), madeAt: ctx.now(), madeBy: ctx.member.id },
  })
  return id
}
