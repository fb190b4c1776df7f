import { type Refusal, refusalOf } from '../../kernel'

/** What is known of a name outside of it: how it is written in ASCII, and where the part ends that nobody owns. */
export type NameFacts = {
  /** Unicode to punycode; empty for what cannot be written so. */
  toAscii(name: string): string
  /** `co.uk` of `shop.acme.co.uk`, and `acme.co.uk`; null for what has none. */
  suffixOf(host: string): { readonly suffix: string; readonly registrable: string | null } | null
  /** Our own hosts: nobody claims them or anything below them. */
  readonly ours: readonly string[]
}

export type DomainName = {
  /** As machines write it: lower case, punycode, without the last dot. */
  readonly host: string
  /** The part that is bought: `acme.co.uk` of `shop.acme.co.uk`. */
  readonly registrable: string
  readonly isSubdomain: boolean
}

type NameCode = 'domains.nameNotValid' | 'domains.suffixAlone' | 'domains.ours'

const MOST_CHARACTERS = 253
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Names that no public name server knows. */
const INSIDE = /(^|\.)(localhost|local|internal|lan|home|corp|arpa|onion|invalid|test)$/

/** Reads what somebody typed as a name, or says why it is none. A scheme, a path or a port is not part of a name. */
export function readDomainName(typed: string, facts: NameFacts): DomainName | Refusal<NameCode> {
  const refused = (code: NameCode) => refusalOf(code, undefined, 'name')
  const plain = typed.trim().replace(/\.$/, '')
  if (plain === '' || /[\s/\\:@?#%]/.test(plain)) return refused('domains.nameNotValid')
  const host = facts.toAscii(plain).toLowerCase()
  const labels = host.split('.')
  const isName = host.length <= MOST_CHARACTERS && labels.every((label) => LABEL.test(label))
  if (!isName || /^\d+$/.test(labels.at(-1) ?? '')) return refused('domains.nameNotValid')
  if (facts.ours.some((own) => host === own || host.endsWith(`.${own}`))) return refused('domains.ours')
  const found = INSIDE.test(host) ? null : facts.suffixOf(host)
  if (!found) return refused('domains.nameNotValid')
  if (found.registrable === null) return refused('domains.suffixAlone')
  return { host, registrable: found.registrable, isSubdomain: host !== found.registrable }
}

export const isNameRefusal = (read: DomainName | Refusal<NameCode>): read is Refusal<NameCode> => 'code' in read
