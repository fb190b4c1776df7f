import { type MailBody, templateLimits } from '@coverwright/rules/design/templates'
import { findFile, findSeenFile, holdFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import type { TemplateRecord } from './store'

const picturesOf = ({ blocks }: MailBody): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' && block.fileId !== '' ? [block.fileId] : []))

/** The files that go along, of those that are there. */
export async function filesOf(ctx: CompanyCtx, { attachments }: MailBody) {
  const files = []
  for (const id of attachments) {
    const file = await findFile(ctx, id)
    if (file) files.push(file)
  }
  return files
}

/** Only what the caller may see is put into a mail: a passport is not sent to buyers by whoever guesses its id. */
export async function refuseStrangeFiles(ctx: MemberCtx, body: MailBody, before: MailBody) {
  const kept = new Set([...before.attachments, ...picturesOf(before)])
  let bytes = 0
  for (const [place, id] of body.attachments.entries()) {
    const file = kept.has(id) ? await findFile(ctx, id) : await findSeenFile(ctx, id)
    const isNew = !kept.has(id)
    if (isNew && file?.purpose !== 'mailAttachment')
      throw new Refused('templates.fileNotUsable', { field: `body.attachments.${place}` })
    bytes += file?.size ?? 0
  }
  if (bytes > templateLimits.attachedBytes) throw new Refused('templates.filesTooLarge', { field: 'body.attachments' })
  for (const id of picturesOf(body)) {
    const file = kept.has(id) ? null : await findSeenFile(ctx, id)
    if (!kept.has(id) && file?.purpose !== 'image')
      throw new Refused('templates.fileNotUsable', { field: 'body.blocks' })
  }
}

/** Files of a mail are held for as long as the template is there: an earlier version may still be on its way. */
export async function holdMailFiles(ctx: CompanyCtx, id: string, body: MailBody) {
  for (const fileId of [...body.attachments, ...picturesOf(body)])
    if (await findFile(ctx, fileId)) await holdFile(ctx, { place: 'mailTemplate', of: `${id}:${fileId}` }, fileId)
}

export async function letGoOfMailFiles(ctx: CompanyCtx, { id, body }: TemplateRecord) {
  for (const fileId of [...body.attachments, ...picturesOf(body)])
    await holdFile(ctx, { place: 'mailTemplate', of: `${id}:${fileId}` }, null)
}

export const pictureAddress = (ctx: Pick<CompanyCtx, 'consoleUrl' | 'company'>) => (fileId: string) =>
  new URL(`/mail/pictures/${ctx.company}/${fileId}`, ctx.consoleUrl).href
