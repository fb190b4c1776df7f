export const recordKinds = ['TXT', 'CNAME', 'A'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `claim` proves whose the name is, `route` leads its visitors here. */
export type DnsRecord = {
  readonly purpose: 'claim' | 'route'
  readonly kind: RecordKind
  readonly name: string
  readonly value: string
}

export const lookUpFailures = ['none', 'noAnswer'] as const
export type LookUpFailure = (typeof lookUpFailures)[number]

/** What one resolver found at a name: values, or why there are none. */
export type Found = {
  readonly resolver: string
  readonly values: readonly string[]
  readonly failure: LookUpFailure | null
}

/** Where names are led to: a host of ours, and its addresses for names that cannot be an alias. */
export type Target = { readonly host: string; readonly addresses: readonly string[] }

/** A fresh token for every claim: a record that somebody left behind proves nothing. */
export const claimRecord = (host: string, token: string): DnsRecord => ({
  ...{ purpose: 'claim', kind: 'TXT', name: `_coverwright.${host}`, value: `coverwright-claim=${token}` },
})

/** A name that is owned itself cannot be an alias: it has other records beside it. */
export const routeRecord = (host: string, isSubdomain: boolean, { host: to, addresses }: Target): DnsRecord =>
  isSubdomain
    ? { purpose: 'route', kind: 'CNAME', name: host, value: to }
    : { purpose: 'route', kind: 'A', name: host, value: addresses[0] ?? '' }

const plain = (value: string) => value.trim().toLowerCase().replace(/\.$/, '')

/** A claim is its very text; a route leads to our host or to an address of ours. */
export function isRight(record: DnsRecord, value: string, target: Target): boolean {
  if (record.purpose === 'claim') return value.trim() === record.value
  return [target.host, ...target.addresses].some((each) => plain(each) === plain(value))
}

/** Every resolver that is asked must see it: one alone may be lied to. */
export const isProven = (record: DnsRecord, found: readonly Found[], target: Target): boolean =>
  found.length > 0 && found.every(({ values }) => values.some((value) => isRight(record, value, target)))

/** All were reached and none has it: silence alone takes nothing from anybody. */
export const isGone = (record: DnsRecord, found: readonly Found[], target: Target): boolean =>
  found.length > 0 &&
  found.every(
    ({ values, failure }) => failure !== 'noAnswer' && !values.some((value) => isRight(record, value, target)),
  )
