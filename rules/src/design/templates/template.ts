import { type Language, languages, missingTexts, type Texts } from '../../languages'
import type { Block } from './blocks'

/** What is designed as blocks and filled with values. Only mail is built today. */
export const templateKinds = ['email', 'pdf', 'page', 'sms'] as const
export type TemplateKind = (typeof templateKinds)[number]

export const templateTags = ['service', 'sale', 'renewal', 'claim', 'agent', 'other'] as const
export type TemplateTag = (typeof templateTags)[number]

const MB = 1024 * 1024
export const templateLimits = {
  name: 80,
  subject: 200,
  /** Spec: a preview text of about 35 characters; what is longer is cut off by most mailboxes, not refused. */
  previewShown: 35,
  preview: 150,
  text: 4000,
  label: 200,
  blocks: 60,
  rows: 30,
  condition: 1000,
  attachments: 10,
  /** Spec: attachments 10 MB, all of a mail together. */
  attachedBytes: 10 * MB,
} as const

/** A mail as it is designed, in all its languages. */
export type MailBody = {
  readonly version: 1
  readonly subject: Texts
  readonly preview: Texts
  readonly blocks: readonly Block[]
  /** Files that go along besides those of the moment. */
  readonly attachments: readonly string[]
}

export const emptyMail: MailBody = { version: 1, subject: {}, preview: {}, blocks: [], attachments: [] }

/** Languages in which something has been written; the others are not lacking but simply not offered. */
export function spokenLanguages(body: MailBody): Language[] {
  const written = JSON.stringify(body)
  return languages.filter((language) => written.includes(`"${language}":"`))
}

/** How many texts each language still lacks. en_uk and en_id read what en_us says where they say nothing themselves. */
export function missingByLanguage(body: MailBody): Record<Language, number> {
  const missing = missingTexts(body, languages)
  const lacking = (language: Language) => {
    const places = missing.filter((each) => each.language === language).map(({ path }) => path)
    if (language !== 'en_uk' && language !== 'en_id') return places.length
    const inEnglish = new Set(missing.filter((each) => each.language === 'en_us').map(({ path }) => path))
    return places.filter((path) => inEnglish.has(path)).length
  }
  return Object.fromEntries(languages.map((language) => [language, lacking(language)])) as Record<Language, number>
}
