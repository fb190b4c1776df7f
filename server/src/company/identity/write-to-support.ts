import type { SupportMessage } from '@coverwright/contract/company/identity'
import { fileKinds } from '@coverwright/rules/company/media'
import type { z } from 'zod'
import { findProfile } from '../companies'
import { Refused } from '../../kernel'
import { findSeenFile } from '../media'
import { refuseWritingTooOften, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf } from './own-account'
import { newTicket } from './contact-us'

/** From inside, the team learns who writes and from which company by the session, and can answer at once. */
export async function writeToSupport(
  ctx: MemberCtx,
  { attachments, message, topic }: z.output<typeof SupportMessage>,
): Promise<{ ticket: string }> {
  const [person, profile] = [await loadSelf(ctx), await findProfile(ctx)]
  const files = await loadAttachments(ctx, attachments)
  await refuseWritingTooOften(ctx, 'support', person.email)
  const ticket = newTicket(ctx)
  const name = `${person.firstName} ${person.lastName}`.trim()
  const values = { ticket, topic, name, email: person.email, company: profile?.registered.name ?? '', message }
  const team = { email: ctx.config.supportEmail, language: 'en_us' }
  await sendLetter(ctx, team, 'teamContact', values, undefined, { attachments: files, replyTo: person.email })
  await sendLetter(ctx, person, 'contactThanks', { ticket, message })
  await ctx.record('identity.wroteToSupport', { ticket })
  return { ticket }
}

/** A file of another company, or of a colleague, is not found, like one that never was. */
async function loadAttachments(ctx: MemberCtx, ids: readonly string[]) {
  const files = []
  for (const id of ids) {
    const file = await findSeenFile(ctx, id)
    if (!file || file.purpose !== 'emailAttachment')
      throw new Refused('identity.fileNotUsable', { field: 'attachments' })
    files.push({ name: file.name, type: fileKinds[file.kind].type, size: file.size, key: file.key })
  }
  return files
}
