import { type MailBody, type MailValues } from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import type { Day } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { companyDay } from '../../company/settings'
import { findFile } from '../../company/media'
import { Cache, sha256 } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { companyValues, lookOf } from './mail-look'
import { pictureAddress } from './mail-files'
import type { PreparedMail, RenderedMail } from './render/prepared-mail'
import { prepareMail } from './render/render-mail'
import { wayOf } from './way-of-writing'

type Attachment = { name: string; type: string; size: number; key: string }
export type ReadyMail = RenderedMail & { readonly attachments: readonly Attachment[] }

/** Laid out once for each version and language: ten thousand mails are ten thousand walks over strings. */
const prepared = new Cache<Promise<PreparedMail>>(200)

/** A mail for one reader, with the company's own values added. What is missing is told and nothing is sent by this. */
export async function renderMail(
  ctx: CompanyCtx,
  mail: { body: MailBody; language: Language; answers: Dataset },
  given: MailValues,
): Promise<ReadyMail> {
  const { body, language, answers } = mail
  const look = await lookOf(ctx)
  const key = sha256(JSON.stringify([ctx.company, body, language, look, answers]))
  const known = prepared.get(key) ?? prepareMail(body, language, look, answers)
  prepared.put(key, known)
  known.catch(() => prepared.forget(key))
  const values = { ...given, values: { ...given.values, ...(await companyValues(ctx)) } }
  const today = (await companyDay(ctx, ctx.now())) as Day
  const rendered = (await known)(values, { way: await wayOf(ctx, language), today, pictureAt: pictureAddress(ctx) })
  const { attachments, problems } = await attachedTo(ctx, body)
  return { ...rendered, attachments, problems: [...rendered.problems, ...problems] }
}

/** A file that is gone, by its row or by its bytes, keeps the mail from being sent: it would promise what is not there. */
async function attachedTo(ctx: CompanyCtx, body: MailBody) {
  const attachments: Attachment[] = []
  const problems: RenderedMail['problems'][number][] = []
  for (const id of body.attachments) {
    const file = await findFile(ctx, id)
    const isThere = file && (await ctx.files.sizeOf(file.key)) !== null
    if (isThere) attachments.push({ name: file.name, type: file.type, size: file.size, key: file.key })
    else problems.push({ code: 'templates.fileGone', name: file?.name ?? id })
  }
  return { attachments, problems }
}
