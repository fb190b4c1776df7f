import { type Refusal, refusalOf } from '../../kernel'

/** How far an address of one's own has come: the mailbox is confirmed first, then its domain lets us send. */
export const senderStates = ['unconfirmed', 'recordsMissing', 'proven'] as const
export type SenderState = (typeof senderStates)[number]

export const senderRecords = ['spf', 'dkim'] as const
export type SenderRecord = (typeof senderRecords)[number]

/** What is seen of a record: `several` where a domain has two of what may be there once, which makes both count for nothing. */
export const recordFindings = ['right', 'missing', 'differs', 'several', 'noAnswer'] as const
export type RecordFinding = (typeof recordFindings)[number]

export type Key = { readonly selector: string; readonly publicKey: string }
type Texts = { readonly values: readonly string[]; readonly failure: 'none' | 'noAnswer' | null }

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Where the record stands and what it says, as it is to be copied. */
export const recordFor = (record: SenderRecord, domain: string, key: Key, mechanism: string) =>
  record === 'spf'
    ? { name: domain, value: `v=spf1 ${mechanism} ~all` }
    : { name: `${key.selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${key.publicKey}` }

/** One resolver's texts held against what is needed. Others may be named in the same SPF record: ours has to be among them. */
export function findingOf(
  record: SenderRecord,
  { values, failure }: Texts,
  key: Key,
  mechanism: string,
): RecordFinding {
  if (failure === 'noAnswer') return 'noAnswer'
  const own = values.filter((value) => (record === 'spf' ? isSpf(value) : isDkim(value)))
  if (own.length === 0) return 'missing'
  if (own.length > 1) return 'several'
  const [value = ''] = own
  const isRight =
    record === 'spf' ? words(value).includes(mechanism.toLowerCase()) : tagOf(value, 'p') === key.publicKey
  return isRight ? 'right' : 'differs'
}

const isSpf = (value: string) => /^v=spf1(\s|$)/i.test(value.trim())
/** The version may be left out, the key may not. */
const isDkim = (value: string) => tagOf(value, 'p') !== undefined
const words = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\+/, ''))

const tagOf = (value: string, name: string): string | undefined =>
  value
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replace(/\s/g, '')

/** Every resolver must see it: one alone may be lied to. */
export const isProven = (findings: readonly RecordFinding[]): boolean =>
  findings.length > 0 && findings.every((finding) => finding === 'right')

/** All were reached and none has it as it should be: silence alone takes nothing from anybody. */
export const isGone = (findings: readonly RecordFinding[]): boolean =>
  findings.length > 0 && findings.every((finding) => finding !== 'right' && finding !== 'noAnswer')

export const senderState = (isConfirmed: boolean, isEveryRecordProven: boolean): SenderState =>
  !isConfirmed ? 'unconfirmed' : isEveryRecordProven ? 'proven' : 'recordsMissing'

type DomainRefusal = Refusal<'senders.ours' | 'senders.anyones'>

/** Nobody can set records of a domain that anyone may have a mailbox at, and ours are ours. */
export function domainRefusal(domain: string, ours: string, isAnyones: boolean): DomainRefusal | null {
  if (domain === ours || domain.endsWith(`.${ours}`)) return refusalOf('senders.ours', undefined, 'email')
  return isAnyones ? refusalOf('senders.anyones', undefined, 'email') : null
}
