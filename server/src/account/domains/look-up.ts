import { Resolver } from 'node:dns/promises'
import { claimRecord, type DnsRecord, type Found, routeRecord, type Target } from '@coverwright/rules/account/domains'
import type { Config } from '../../platform/config'
import type { DomainRow } from './store'
import type { FoundRecords } from './tables'

const PATIENCE_MS = 2_000

export const targetOf = ({ domainTarget, domainAddresses }: Config): Target => ({
  host: domainTarget,
  addresses: domainAddresses,
})

/** What a domain needs: nothing for one that was bought here, because its records are ours to set. */
export function recordsOf(config: Config, { host, isSubdomain, claimToken }: DomainRow): DnsRecord[] {
  if (claimToken === null) return []
  return [claimRecord(host, claimToken), routeRecord(host, isSubdomain, targetOf(config))]
}

/** Each record at each resolver, all at the same time; an answer that is late is none. */
export async function lookUp(config: Config, records: readonly DnsRecord[]): Promise<FoundRecords> {
  const found = async (purpose: DnsRecord['purpose']) =>
    Promise.all(
      records
        .filter((record) => record.purpose === purpose)
        .flatMap((record) => config.dnsResolvers.map((resolver) => askOne(resolver, record))),
    )
  const [claim, route] = await Promise.all([found('claim'), found('route')])
  return { claim, route }
}

async function askOne(resolver: string, { kind, name }: DnsRecord): Promise<Found> {
  const asker = new Resolver({ timeout: PATIENCE_MS, tries: 2 })
  asker.setServers([resolver])
  const late = setTimeout(() => asker.cancel(), 2 * PATIENCE_MS)
  try {
    const values = kind === 'TXT' ? await textsAt(asker, name) : await routesAt(asker, name)
    return { resolver, values: values.slice(0, MOST_VALUES), failure: values.length === 0 ? 'none' : null }
  } catch (error) {
    const isNone = ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')
    return { resolver, values: [], failure: isNone ? 'none' : 'noAnswer' }
  } finally {
    clearTimeout(late)
  }
}

/** Somebody else's name server may send any amount of anything. */
const MOST_VALUES = 20
const MOST_CHARACTERS = 300

const textsAt = async (asker: Resolver, name: string) =>
  (await asker.resolveTxt(name)).map((pieces) =>
    pieces
      .join('')
      .replace(/\p{Cc}/gu, '')
      .slice(0, MOST_CHARACTERS),
  )

/** The alias, or the addresses where name servers follow it themselves. */
async function routesAt(asker: Resolver, name: string): Promise<string[]> {
  const aliases = await asker.resolveCname(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return []
    throw error
  })
  return aliases.length > 0 ? aliases : asker.resolve4(name)
}
