import type { MailBody } from '../template'
import { agentMails } from './agent-mails'
import { policyMails } from './policy-mails'
import { quoteMails } from './quote-mails'
import type { SystemTemplate } from './write'

export type { SystemTemplate } from './write'

/** The mails that come with the house, in the order in which a buyer would get them. */
export const systemTemplates: readonly SystemTemplate[] = [...quoteMails, ...policyMails, ...agentMails]

export const findSystemTemplate = (key: string): SystemTemplate | undefined =>
  systemTemplates.find((template) => template.key === key)

export const bodyOf = ({ subject, preview, blocks }: SystemTemplate): MailBody => ({
  ...{ version: 1, subject, preview, blocks, attachments: [] },
})
