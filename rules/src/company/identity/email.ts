import { type Refusal, refusalOf } from '../../kernel'

export const MAX_EMAIL_LENGTH = 254

/** One mailbox has one key: case and full-width letters make no difference. */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export function isEmail(email: string): boolean {
  const folded = foldEmail(email)
  if (folded.length > MAX_EMAIL_LENGTH) return false
  const [local, host, ...rest] = folded.split('@')
  if (!local || !host || rest.length > 0 || local.length > 64 || !LOCAL_PART.test(local)) return false
  const labels = host.split('.')
  return labels.length > 1 && labels.every((label) => HOST_LABEL.test(label)) && /^[a-z]/.test(labels.at(-1) ?? '')
}

export const emailHost = (email: string): string => foldEmail(email).split('@')[1] ?? ''

export type BusinessEmailRefusal = Refusal<'identity.emailNotValid' | 'identity.freeEmailProvider'>

/** Spec 5: business email only; free and disposable providers are refused. */
export function businessEmailRefusal(
  email: string,
  isFreeProvider: (host: string) => boolean,
): BusinessEmailRefusal | null {
  if (!isEmail(email)) return refusalOf('identity.emailNotValid', undefined, 'email')
  if (isFreeProvider(emailHost(email))) return refusalOf('identity.freeEmailProvider', undefined, 'email')
  return null
}

/** How an address is shown to somebody who has given its password but not yet proved the mailbox. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return `${local.slice(0, 1)}${'•'.repeat(Math.max(2, local.length - 1))}@${host}`
}
