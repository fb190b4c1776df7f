import { createHash, X509Certificate } from 'node:crypto'
import { chromium } from '@playwright/test'
import { connect, type DetailedPeerCertificate } from 'node:tls'
import { Authority, freePort, pebble } from '../server/src/account/domains/authority.builder'
import { openNameServer } from '../server/src/account/domains/name-server.builder'
import { findChromium } from '../server/src/company/media/find-chromium'

/** A browser that finds a name on this machine, and trusts who signed its certificate beside the usual authorities. */
export const browserFor = (host: string, issuerKey: string) =>
  chromium.launch({
    executablePath: findChromium(process.env.CHROMIUM ?? '') ?? '',
    args: [
      ...['--no-sandbox', `--host-resolver-rules=MAP ${host} 127.0.0.1`],
      `--ignore-certificate-errors-spki-list=${issuerKey}`,
    ],
  })

export const hasAuthority = pebble !== null

type DomainRecord = { kind: 'TXT' | 'CNAME' | 'A'; name: string; value: string }

/** A certificate authority and two name servers of a journey's own, for a server that listens on this port. */
export async function openInternet(httpPort: number) {
  const [first, second, tlsPort] = [await openNameServer(), await openNameServer(), await freePort()]
  const authority = await Authority.open({ httpPort, dns: first.address })
  await authority.start()
  return {
    tlsPort,
    settings: {
      ...{ TLS_PORT: String(tlsPort), TLS_PUBLIC_PORT: String(tlsPort), ...authority.settings },
      DNS_RESOLVERS: `${first.address},${second.address}`,
    },
    /** What a person does at their name servers with the records that the screen shows. */
    setRecords: (records: readonly DomainRecord[]) => {
      for (const at of [first, second]) {
        for (const { kind, name, value } of records) at.set(kind, name, value)
        const alias = records.find(({ kind }) => kind === 'CNAME')
        // An authority follows the alias to an address.
        if (alias) at.set('A', alias.name, '127.0.0.1')
      }
    },
    /** Who signed what is shown at a name, proven by the authority's own root; fails when it is not. */
    issuerKeyOf: async (host: string) => issuerKey(host, tlsPort, await authority.root()),
    close: async () => {
      await authority.close()
      await Promise.all([first.close(), second.close()])
    },
  }
}

export type Internet = Awaited<ReturnType<typeof openInternet>>

/** The hash of the key that signed the certificate, as browsers are told whom to trust. */
const issuerKey = (servername: string, port: number, ca: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername, ca }, () => {
      const { issuerCertificate } = socket.getPeerCertificate(true) as DetailedPeerCertificate
      const key = new X509Certificate(issuerCertificate.raw).publicKey.export({ type: 'spki', format: 'der' })
      socket.end()
      resolve(createHash('sha256').update(key).digest('base64'))
    })
    socket.on('error', reject)
  })
