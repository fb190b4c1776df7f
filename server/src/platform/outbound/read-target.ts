import { OutboundFailure } from './outbound-failure'

/** Where requests may go by their port; a host that the operator names with a port adds that one. */
export const OPEN_PORTS: readonly number[] = [80, 443, 8080, 8443]

export type TargetTerms = {
  /** Hosts that may stand inside the network of the installation; empty for requests that must leave it. */
  readonly allowedHosts: readonly string[]
  readonly openPorts?: readonly number[]
  /** Systems that this process plays itself, by their name: the port here that each answers on. */
  readonly standIns?: ReadonlyMap<string, number>
}

/** Names that mean this machine or the network it stands in, whatever a resolver says of them. */
const INNER_NAMES = /^(localhost|.+\.(localhost|local|internal|intranet|lan|home|corp|private)|[^.:]+)$/

export type Target = {
  readonly url: URL
  /** Without brackets and without the dot at the end. */
  readonly host: string
  readonly port: number
  /** Named by whoever runs this installation: it may stand inside their network. */
  readonly isAllowed: boolean
  /** Played by this process: nothing is looked up, and the connection goes to this port here and nowhere else. */
  readonly standInPort?: number
}

/**
 * The URL parser brings octal, hexadecimal, short and full-width spellings of an IPv4 address to one form, so what is
 * judged here and what is connected to later is the same text.
 */
export function readTarget(address: string | URL, terms: TargetTerms): Target {
  const { allowedHosts, openPorts = OPEN_PORTS, standIns } = terms
  const url = parse(address)
  const host = plainHost(url)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutboundFailure('notHttp', host)
  if (url.username !== '' || url.password !== '') throw new OutboundFailure('namesPerson', host)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const standInPort = url.protocol === 'http:' && port === 80 ? standIns?.get(host) : undefined
  if (standInPort !== undefined) return { url, host, port, isAllowed: true, standInPort }
  const allowed = allowedHosts.find((entry) => namesHost(entry, host, port, openPorts))
  if (!allowed && !openPorts.includes(port)) throw new OutboundFailure('portClosed', host)
  if (!allowed && INNER_NAMES.test(host)) throw new OutboundFailure('notPublic', host)
  return { url, host, port, isAllowed: allowed !== undefined }
}

function parse(address: string | URL): URL {
  try {
    return new URL(address)
  } catch {
    throw new OutboundFailure('notAnAddress')
  }
}

const plainHost = (url: URL) =>
  url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase()

/** `rates.example` is that host on the open ports, `rates.example:9000` on this port alone, `[::1]:9000` likewise. */
function namesHost(entry: string, host: string, port: number, openPorts: readonly number[]): boolean {
  const [, name = '', ownPort] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? []
  if (name.replace(/^\[|\]$/g, '') !== host) return false
  return ownPort === undefined ? openPorts.includes(port) : Number(ownPort) === port
}
