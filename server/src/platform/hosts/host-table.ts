/** A name of a company that leads here. Until it is served, nothing is shown at it, and nobody else's pages either. */
export type KnownHost = {
  readonly host: string
  readonly company: string
  readonly isReady: boolean
  /** What is shown there, `/p/travel-light`; null while nothing is. */
  readonly path: string | null
  /** What it leads to, `/p/travel-light` of a direct page: whoever buys stays at this name. */
  readonly also: string | null
  /** We end its TLS ourselves, so what comes without is sent to where it has it. */
  readonly hasTls: boolean
  /** Nothing is served from then on, whether anybody has noticed or not. */
  readonly until: Date | null
}

/** What was seen an hour ago may have ended since: nobody is led to a name that may not answer. */
const TLS_SEEN_MS = 3_600_000

/** The names that lead here, in memory, so that a request waits for no query. Who keeps domains keeps it true. */
export class HostTable {
  private byHost = new Map<string, KnownHost>()
  private byPath = new Map<string, KnownHost[]>()
  private tlsSeen = new Map<string, number>()

  get size() {
    return this.byHost.size
  }

  find(host: string): KnownHost | null {
    return this.byHost.get(host) ?? null
  }

  /** The domain that an address of ours is shown at. Of several the first one that is served, the same in every process. */
  homeOf(path: string, now: Date): KnownHost | null {
    return this.byPath.get(path)?.find((each) => this.leadsSafely(each, now) && isServed(each, now)) ?? null
  }

  /** A proxy that we believe says that a visitor came over TLS: so the name has it, though somebody else ends it. */
  seeTls(host: string, now: Date) {
    this.tlsSeen.set(host, now.getTime())
  }

  private leadsSafely({ host, hasTls }: KnownHost, now: Date): boolean {
    const seen = this.tlsSeen.get(host)
    return hasTls || (seen !== undefined && now.getTime() - seen < TLS_SEEN_MS)
  }

  replace(all: readonly KnownHost[]) {
    this.byHost = new Map(all.map((each) => [each.host, each]))
    this.readPaths()
  }

  put(host: string, known: KnownHost | null) {
    if (known) this.byHost.set(host, known)
    else this.byHost.delete(host)
    if (!known) this.tlsSeen.delete(host)
    this.readPaths()
  }

  private readPaths() {
    const bound = [...this.byHost.values()].filter(({ path, isReady }) => path !== null && isReady)
    bound.sort((a, b) => (a.host < b.host ? -1 : 1))
    this.byPath = new Map()
    for (const each of bound) this.byPath.set(each.path ?? '', [...(this.byPath.get(each.path ?? '') ?? []), each])
  }
}

export const isServed = ({ isReady, until }: KnownHost, now: Date) => isReady && (until === null || until > now)

/** Of a Host header: without port and last dot, in small letters. */
export function hostNameOf(header: string | undefined): string {
  const host = (header ?? '').trim().toLowerCase()
  if (host.startsWith('[')) return host.slice(0, host.indexOf(']') + 1)
  return host.replace(/:\d*$/, '').replace(/\.$/, '')
}
