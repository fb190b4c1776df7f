import { type CompanyPaper, kindOfMoment, type PaperMoment } from '../moments'
import type { BuiltKind, MailBody, PageBody, PaperBody, TemplateBody } from '../template'
import { agentMails } from './agent-mails'
import { companyPapers } from './company-papers'
import { policyMails } from './policy-mails'
import { policyPapers } from './policy-papers'
import { quoteMails } from './quote-mails'
import { directPages } from './direct-pages'
import type { SystemMail, SystemPage, SystemPaper, SystemTemplate } from './write'

export type { SystemTemplate } from './write'

/** The mails that come with the house, in the order in which a buyer would get them. */
const systemMails: readonly SystemMail[] = [...quoteMails, ...policyMails, ...agentMails]

export const systemTemplates: readonly SystemTemplate[] = [
  ...systemMails,
  ...policyPapers,
  ...companyPapers,
  ...directPages,
]

export const systemTemplatesOf = (kind: BuiltKind): SystemTemplate[] =>
  systemTemplates.filter(({ key }) => kindOfMoment(key) === kind)

export const findSystemTemplate = (key: string): SystemTemplate | undefined =>
  systemTemplates.find((template) => template.key === key)

export const findSystemMail = (key: string): SystemMail | undefined => systemMails.find((mail) => mail.key === key)

/** Every paper that is made has one of the house. */
export function findSystemPaper(key: PaperMoment | CompanyPaper): SystemPaper {
  const found = [...policyPapers, ...companyPapers].find((paper) => paper.key === key)
  if (!found) throw new Error(`There is no paper of the house for ${key}`)
  return found
}

export function bodyOf(template: SystemMail): MailBody
export function bodyOf(template: SystemPaper): PaperBody
export function bodyOf(template: SystemPage): PageBody
export function bodyOf(template: SystemTemplate): TemplateBody
export function bodyOf(template: SystemTemplate): TemplateBody {
  if ('page' in template) return { version: 1, page: template.page, blocks: template.blocks }
  if ('search' in template) return { version: 1, search: template.search, blocks: template.blocks }
  const { subject, preview, blocks } = template
  return { version: 1, subject, preview, blocks, attachments: [] }
}
