import { type Refusal, refusalOf } from '../../kernel'

/** Spec 5: a verification code is 6 digits. */
export const CODE_DIGITS = 6
export const CODE_LIFE_MS = 10 * 60_000
export const CODE_TRIES = 5
/** The countdown before a code may be sent again. */
export const CODE_RESEND_AFTER_MS = 60_000
/** A mailbox or phone gets at most this many codes of one purpose in an hour. */
export const CODE_SENDS_PER_HOUR = 5
/** How many letters one network address without a session may cause in an hour, to whomever: an office signs up, a flood does not. */
export const LETTERS_PER_SENDER = 40
export const CODE_SEND_WINDOW_MS = 60 * 60_000

/** A code sent for one purpose opens nothing else. */
export const codePurposes = ['signUpPhone', 'newDevice', 'resetPassword', 'transferPrimary', 'senderMailbox'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

export type SentCode = { sentAt: Date; windowStart: Date; sends: number }
export type ResendRefusal = Refusal<
  'identity.codeJustSent' | 'identity.codeSentTooOften' | 'identity.mailJustSent' | 'identity.mailSentTooOften'
>

/** What was sent: each has words of its own. */
const resendCodes = {
  code: { soon: 'identity.codeJustSent', often: 'identity.codeSentTooOften' },
  mail: { soon: 'identity.mailJustSent', often: 'identity.mailSentTooOften' },
} as const
type Sent = keyof typeof resendCodes

/** Spec 5's countdown, and a bound for each hour, so that nobody floods a mailbox or a phone. */
export function resendRefusal(last: SentCode | null, now: Date, sent: Sent = 'code'): ResendRefusal | null {
  if (!last) return null
  const codes = resendCodes[sent]
  const waitMs = last.sentAt.getTime() + CODE_RESEND_AFTER_MS - now.getTime()
  if (waitMs > 0) return refusalOf(codes.soon, { seconds: Math.ceil(waitMs / 1000) })
  const windowEnd = last.windowStart.getTime() + CODE_SEND_WINDOW_MS
  if (now.getTime() < windowEnd && last.sends >= CODE_SENDS_PER_HOUR)
    return refusalOf(codes.often, { minutes: Math.ceil((windowEnd - now.getTime()) / 60_000) })
  return null
}

/** What became of a code that was not taken: told only as far as it helps the person who typed it. */
export function codeRefusal(
  code: { tries: number; expiresAt: Date; takenAt: Date | null } | null,
  now: Date,
): Refusal<'identity.codeInvalid' | 'identity.codeExpired'> {
  const isOver = code !== null && (code.expiresAt <= now || code.tries >= CODE_TRIES || code.takenAt !== null)
  return refusalOf(isOver ? 'identity.codeExpired' : 'identity.codeInvalid', undefined, 'code')
}
