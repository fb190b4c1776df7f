import { isIPv4, isIPv6 } from 'node:net'

/** What an address is, as far as reaching it from here matters. */
export type AddressKind = 'public' | 'private' | 'loopback' | 'linkLocal' | 'reserved'

type Block = readonly [network: string, bits: number, kind: AddressKind]

/** IANA's special-purpose registry for IPv4; what is not here is public. */
const BLOCKS_V4: readonly Block[] = [
  ['0.0.0.0', 8, 'reserved'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'private'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'linkLocal'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'reserved'],
  ['192.31.196.0', 24, 'reserved'],
  ['192.52.193.0', 24, 'reserved'],
  ['192.88.99.0', 24, 'reserved'],
  ['192.168.0.0', 16, 'private'],
  ['192.175.48.0', 24, 'reserved'],
  ['198.18.0.0', 15, 'reserved'],
  ['198.51.100.0', 24, 'reserved'],
  ['203.0.113.0', 24, 'reserved'],
  ['224.0.0.0', 4, 'reserved'],
  ['240.0.0.0', 4, 'reserved'],
  // Metadata of clouds that use a public-looking address for it.
  ['168.63.129.16', 32, 'linkLocal'],
]

/** Inside 2000::/3, the only part of IPv6 that is routed to everybody; everything outside of it is not public. */
const BLOCKS_V6: readonly Block[] = [
  ['::1', 128, 'loopback'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'linkLocal'],
  ['2001::', 23, 'reserved'],
  ['2001:db8::', 32, 'reserved'],
  ['2002::', 16, 'reserved'],
  ['2620:4f:8000::', 48, 'reserved'],
  ['3fff::', 20, 'reserved'],
  ['2000::', 3, 'public'],
]

/** Prefixes of 96 bits after which an IPv4 address stands: mapped, compatible, translated, NAT64. */
const CARRIERS_V6 = ['::ffff:0:0', '::', '::ffff:0:0:0', '64:ff9b::']

/** The kind of an address as a resolver writes it. Whatever is not an address at all is reserved: nothing goes there. */
export function addressKind(text: string): AddressKind {
  if (isIPv4(text)) return kindOf(bitsOfV4(text), 32, BLOCKS_V4, bitsOfV4) ?? 'public'
  const address = text.split('%')[0] as string
  if (!isIPv6(address)) return 'reserved'
  const bits = bitsOfV6(address)
  if (bits === 1n) return 'loopback'
  if (CARRIERS_V6.some((prefix) => bits >> 32n === bitsOfV6(prefix) >> 32n))
    return kindOf(bits & 0xffff_ffffn, 32, BLOCKS_V4, bitsOfV4) ?? 'public'
  return kindOf(bits, 128, BLOCKS_V6, bitsOfV6) ?? 'reserved'
}

function kindOf(bits: bigint, size: number, blocks: readonly Block[], read: (text: string) => bigint) {
  const within = ([network, length]: Block) => bits >> BigInt(size - length) === read(network) >> BigInt(size - length)
  return blocks.find(within)?.[2]
}

function bitsOfV4(text: string): bigint {
  return text.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

/** Of a valid address: `::` once, and perhaps an IPv4 address at the end. */
function bitsOfV6(text: string): bigint {
  const [head = '', tail] = text.split('::')
  const front = groupsOf(head)
  const back = groupsOf(tail ?? '')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: gap }, () => 0n), ...back]
  return groups.reduce((sum, group) => (sum << 16n) | group, 0n)
}

function groupsOf(text: string): bigint[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)]
    const bits = bitsOfV4(group)
    return [bits >> 16n, bits & 0xffffn]
  })
}
