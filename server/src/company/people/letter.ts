import { fillSentence } from '@coverwright/rules/kernel'
import { defaultLanguage, isLanguage, type Language } from '@coverwright/rules/languages'
import type { BaseCtx } from '../../platform/operations'
import { mailLayout, sendEmail, sendSms } from '../../platform/outbox'
import { englishLetters, type LetterName, type Letters } from './letters-en'
import { simplifiedLetters } from './letters-zh-cn'
import { traditionalLetters } from './letters-zh-tw'

const letters: Readonly<Record<Language, Letters>> = {
  en_us: englishLetters,
  en_uk: englishLetters,
  en_id: englishLetters,
  zh_tw: traditionalLetters,
  zh_cn: simplifiedLetters,
}

/** Letters that ask for a confirmation: their reader can look up what became of it at any time. */
const confirmed: ReadonlySet<LetterName> = new Set(['verifyEmail', 'invitation', 'transferInvite'])

type Addressee = { email: string; language: string }
/** Files that go along, and to whom an answer goes. */
type Along = Pick<Parameters<typeof sendEmail>[1], 'attachments' | 'replyTo' | 'from'>
type Values = Readonly<Record<string, string | number>>

const languageOf = (text: string): Language => (isLanguage(text) ? text : defaultLanguage)

/** Writes a letter to the outbox in its reader's language; `path` leads into the console, `values.code` stands large. */
export async function sendLetter(
  ctx: BaseCtx,
  to: Addressee,
  name: LetterName,
  values: Values = {},
  path?: string,
  along: Along = {},
) {
  const language = languageOf(to.language)
  const letter = letters[language].letters[name]
  const subject = fillSentence(letter.subject, values)
  const href = path === undefined ? null : new URL(path, ctx.consoleUrl).href
  const secret = confirmed.has(name) && href ? new URL(href).searchParams.get('link') : null
  const state = secret && new URL(`/confirmStatus?link=${secret}`, ctx.consoleUrl).href
  const layout = mailLayout({
    language,
    title: subject,
    // A line that is a value alone is left out where the value is empty.
    paragraphs: letter.lines.map((line) => fillSentence(line, values)).filter((line) => line !== ''),
    ...(values.code === undefined ? {} : { code: String(values.code) }),
    ...(href && letter.action ? { button: { label: letter.action, href } } : {}),
    ...(state ? { lookUp: { label: letters[language].linkState, href: state } } : {}),
  })
  const isWaitedFor = values.code !== undefined
  const holdsSecret = isWaitedFor || /[?#]/.test(href ?? '')
  await sendEmail(ctx, { to: to.email, subject, ...layout, ...along, holdsSecret, isWaitedFor })
}

/** A code to a phone. */
export async function sendCodeSms(ctx: BaseCtx, phone: string, language: string, code: string) {
  const text = fillSentence(letters[languageOf(language)].phoneCode, { code })
  await sendSms(ctx, { to: phone, text, holdsSecret: true, isWaitedFor: true })
}
