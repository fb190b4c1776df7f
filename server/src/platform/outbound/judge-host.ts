import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type AddressKind, addressKind } from './address-kinds'
import { OutboundFailure } from './outbound-failure'
import type { Target } from './read-target'

export type HostAddress = { readonly address: string; readonly family: 4 | 6 }

/** All addresses of a name. Given by tests, which have no network. */
export type Resolve = (host: string) => Promise<readonly string[]>

const resolveBySystem: Resolve = async (host) =>
  (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/** A host that the operator named may be inside; the neighbourhood of the machine itself stays closed even then. */
const OPEN_TO_ALLOWED: readonly AddressKind[] = ['public', 'private', 'loopback']

/**
 * Every address of the host is judged, and one that is not public closes the host: which of them the connection would
 * take is not for the owner of the name to choose. What comes back is what will be connected to, and nothing else.
 */
export async function judgeHost(target: Target, resolve: Resolve = resolveBySystem): Promise<HostAddress[]> {
  const { host } = target
  if (target.standInPort !== undefined) return [{ address: '127.0.0.1', family: 4 }]
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new OutboundFailure('nameUnknown', host)
  const open: readonly AddressKind[] = target.isAllowed ? OPEN_TO_ALLOWED : ['public']
  if (!addresses.every((address) => open.includes(addressKind(address)))) throw new OutboundFailure('notPublic', host)
  return addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }))
}
