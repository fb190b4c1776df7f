import { domainToASCII, domainToUnicode } from 'node:url'
import { type DomainName, isNameRefusal, readDomainName } from '@coverwright/rules/account/domains'
import { parse } from 'tldts'
import { Refused } from '../../kernel'
import type { Config } from '../../platform/config'
import { ownNames } from '../../platform/hosts'

/** The name that somebody typed, or the refusal. */
export function readName(config: Config, typed: string): DomainName {
  const read = readDomainName(typed, { toAscii: domainToASCII, suffixOf, ours: ownNames(config) })
  if (isNameRefusal(read)) throw new Refused(read.code, { field: 'name' })
  return read
}

/** Endings of private registries count too: whoever has `me.github.io` has not `github.io`. */
function suffixOf(host: string) {
  const { publicSuffix, domain, isIp } = parse(host, { allowPrivateDomains: true })
  if (isIp || !publicSuffix || host.split('.').length < 2) return host === publicSuffix ? ALONE : null
  return { suffix: publicSuffix, registrable: domain }
}

const ALONE = { suffix: '', registrable: null }

/** As machines write it; empty where that would be too long or is no name. */
export const asciiName = (name: string) => {
  const ascii = domainToASCII(name)
  return ascii.split('.').every((label) => label.length <= 63) ? ascii : ''
}

/** As people read it. */
export const shownName = (host: string) => domainToUnicode(host) || host
