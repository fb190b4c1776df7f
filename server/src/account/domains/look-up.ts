import { claimRecord, type DnsRecord, routeRecord, type Target } from '@coverwright/rules/account/domains'
import type { Config } from '../../platform/config'
import { askResolver } from '../../platform/dns'
import type { DomainRow } from './store'
import type { FoundRecords } from './tables'

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
        .flatMap((record) =>
          config.dnsResolvers.map((resolver) =>
            askResolver(resolver, record.kind === 'TXT' ? 'texts' : 'route', record.name),
          ),
        ),
    )
  const [claim, route] = await Promise.all([found('claim'), found('route')])
  return { claim, route }
}
