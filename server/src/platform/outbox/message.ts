/** A file that goes along, already in the file store. */
export type Attachment = { name: string; type: string; size: number; key: string }

/** A message on its way: what a carrier needs and nothing of ours. */
export type Message = {
  id: string
  kind: 'email' | 'sms'
  sender: string
  recipient: string
  replyTo: string
  subject: string
  html: string
  text: string
  attachments: Attachment[]
  /** Where its reader stops such mails with one press; '' for those that nobody can stop. */
  unsubscribe: string
}

export type EmailDraft = {
  to: string
  subject: string
  html: string
  text: string
  /** `Name <address>`; the installation's own sender when left out. */
  from?: string
  replyTo?: string
  attachments?: Attachment[]
  unsubscribe?: string
} & DraftTerms

export type SmsDraft = { to: string; text: string } & DraftTerms

export type DraftTerms = {
  holdsSecret?: boolean
  once?: string
  /** Somebody sits and waits for it: no paper and no other mail goes before it. */
  isWaitedFor?: boolean
}

/** A header is one line, whatever somebody typed into a name or a title. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
