import {
  blocksOf,
  isPage,
  isPaper,
  kindOfBody,
  pictureIn,
  type TemplateBody,
  templateLimits,
} from '@coverwright/rules/design/templates'
import { findFile, findSeenFile, holdFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import type { TemplateRecord } from './store'

const attachedTo = (body: TemplateBody): readonly string[] => ('attachments' in body ? body.attachments : [])
const picturesOf = (body: TemplateBody): string[] =>
  [...blocksOf(body).map(pictureIn), isPage(body) ? body.search.fileId : '', ...picturesInHtml(body)].filter(
    (id) => id !== '',
  )

/** In an HTML that a company wrote itself they stand as `picture:<file>`. */
const picturesInHtml = (body: TemplateBody): string[] =>
  'html' in body
    ? Object.values(body.html ?? {}).flatMap((html) =>
        [...html.matchAll(/picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g)].map(([, id]) => id ?? ''),
      )
    : []

/** The PDF beneath the fields of a paper. */
const baseOf = (body: TemplateBody): string[] =>
  isPaper(body) && body.page.base && body.page.base.fileId !== '' ? [body.page.base.fileId] : []

/** The files that go along, of those that are there. */
export async function filesOf(ctx: CompanyCtx, body: TemplateBody) {
  const files = []
  for (const id of attachedTo(body)) {
    const file = await findFile(ctx, id)
    if (file) files.push(file)
  }
  return files
}

/** Only what the caller may see is put into a mail or a paper: a passport is not sent to buyers by whoever guesses its id. */
export async function refuseStrangeFiles(ctx: MemberCtx, body: TemplateBody, before: TemplateBody) {
  const kept = new Set([...attachedTo(before), ...picturesOf(before)])
  let bytes = 0
  for (const [place, id] of attachedTo(body).entries()) {
    const file = kept.has(id) ? await findFile(ctx, id) : await findSeenFile(ctx, id)
    const isNew = !kept.has(id)
    if (isNew && file?.purpose !== 'mailAttachment')
      throw new Refused('templates.fileNotUsable', { field: `body.attachments.${place}` })
    bytes += file?.size ?? 0
  }
  if (bytes > templateLimits.attachedBytes) throw new Refused('templates.filesTooLarge', { field: 'body.attachments' })
  // It came with the upload, which looked through it; another one is another upload.
  if (baseOf(body)[0] !== baseOf(before)[0]) throw new Refused('templates.fileNotUsable', { field: 'body.page.base' })
  for (const id of picturesOf(body)) {
    const file = kept.has(id) ? null : await findSeenFile(ctx, id)
    const isPicture = file?.purpose === 'image' || ((isPaper(body) || isPage(body)) && file?.purpose === 'photo')
    if (!kept.has(id) && !isPicture) throw new Refused('templates.fileNotUsable', { field: 'body.blocks' })
  }
}

/** Files of a template are held for as long as the template is there: an earlier version may still be on its way. */
export async function holdMailFiles(ctx: CompanyCtx, id: string, body: TemplateBody) {
  for (const fileId of [...attachedTo(body), ...picturesOf(body), ...baseOf(body)])
    if (await findFile(ctx, fileId)) await holdFile(ctx, { place: placeOf(body), of: `${id}:${fileId}` }, fileId)
}

export async function letGoOfMailFiles(ctx: CompanyCtx, { id, body }: TemplateRecord) {
  for (const fileId of [...attachedTo(body), ...picturesOf(body), ...baseOf(body)])
    await holdFile(ctx, { place: placeOf(body), of: `${id}:${fileId}` }, null)
}

const places = { email: 'mailTemplate', pdf: 'paperTemplate', page: 'pageTemplate' } as const
/** Pictures of mails and pages are shown to everybody, those of papers only on the paper. */
const placeOf = (body: TemplateBody) => places[kindOfBody(body)]

export const pictureAddress = (ctx: Pick<CompanyCtx, 'consoleUrl' | 'company'>) => (fileId: string) =>
  new URL(`/mail/pictures/${ctx.company}/${fileId}`, ctx.consoleUrl).href
