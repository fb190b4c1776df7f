import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import { findSystemTemplate } from '@coverwright/rules/design/templates'
import { type Language, textIn } from '@coverwright/rules/languages'
import { eraseLater } from '../../company/media'
import { findPerson } from '../../company/people'
import { companySender } from '../../company/senders'
import { Refused } from '../../kernel'
import { runDrawing } from '../../platform/drawing'
import { newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { mailLayout, sendEmail } from '../../platform/outbox'
import { companyValues, lookOf } from './mail-look'
import type { ReadyPaper } from './paper/render-paper'
import {
  type PolicyValues,
  refuseUnseenPolicy,
  renderDraft,
  type Rendered,
  renderSystem,
  type Shown,
} from './preview-template'
import { findTemplate } from './store'
import { refuseOthers } from './system/system-designer'
import { testWords } from './test-words'

/** To the caller alone, marked as a test. One with a problem is not sent: what arrives is what buyers would get. */
export const sendTest = (policies: PolicyValues) => async (ctx: MemberCtx, shown: Shown) => {
  const { mark } = testWords[shown.language]
  const rendered = await renderDraft(ctx, policies, { ...(await refuseUnseenPolicy(ctx, shown)), mark })
  const name = (await findTemplate(ctx, shown.id))?.name ?? ''
  const to = await sendToCaller(ctx, rendered, { name, language: shown.language })
  await ctx.record('templates.tested', { templateId: shown.id })
  return { to }
}

export async function sendTestSystem(ctx: MemberCtx, shown: TakesOf<typeof templateOperations.sendTestSystem>) {
  await refuseOthers(ctx)
  const { key, language } = shown
  const rendered = await renderSystem(ctx, { ...shown, isDraft: true, mark: testWords[language].mark })
  const name = textIn(findSystemTemplate(key)?.title, language)
  const to = await sendToCaller(ctx, rendered, { name, language })
  await ctx.record('templates.systemTested', { key })
  return { to }
}

type Named = { readonly name: string; readonly language: Language }

async function sendToCaller(ctx: MemberCtx, rendered: Rendered, named: Named): Promise<string> {
  if ('page' in rendered) throw new Refused('templates.otherKind')
  const [problem] = ('mail' in rendered ? rendered.mail : rendered.paper).problems
  if (problem) throw new Refused(problem.code, { values: { name: problem.name } })
  const person = await findPerson(ctx, ctx.member.id)
  if (!person) throw new Refused('templates.notFound')
  const { subject, html, text, attachments } =
    'mail' in rendered ? rendered.mail : await mailWithPaper(ctx, rendered.paper, named)
  const along = { ...(await companySender(ctx)), attachments: [...attachments] }
  await sendEmail(ctx, { to: person.email, subject: `[Test] ${subject}`, html, text, ...along })
  return person.email
}

/** Longer than a mail server that is down is tried. */
const KEPT_MS = 3 * 24 * 60 * 60_000

/** The very PDF, with a line of ours around it. It is no file of the company's: its bytes go once the mail has left. */
async function mailWithPaper(ctx: MemberCtx, { sheet }: ReadyPaper, { name, language }: Named) {
  const [drawn] = await runDrawing({ sheets: [sheet] })
  const bytes = Buffer.from(drawn ?? [])
  const key = newFileKey(ctx.company, ctx.now(), ctx.newId())
  const [size, type] = [bytes.length, 'application/pdf']
  await ctx.files.put(key, bytes, { size, type })
  await eraseLater(ctx, key, new Date(ctx.now().getTime() + KEPT_MS))
  const brand = { name: (await companyValues(ctx))['company.name'] ?? '', colour: (await lookOf(ctx)).colour }
  const layout = mailLayout({ language, title: name, paragraphs: [testWords[language].attached], brand })
  return { subject: name, ...layout, attachments: [{ name: `${fileNameOf(name)}.pdf`, type, size, key }] }
}

const fileNameOf = (name: string) => name.replace(/[^\p{L}\p{N}_-]+/gu, '-')
