import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPebble } from '../../../../scripts/ensure-pebble.mjs'

export const pebble = findPebble()

/** The certificate authority of Let's Encrypt's own tests, with rejected nonces as in real life. */
export class Authority {
  private running: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly managementPort: number,
    private readonly dns: string,
  ) {}

  static async open({ httpPort, dns, days = 90 }: { httpPort: number; dns: string; days?: number }) {
    const folder = mkdtempSync(join(tmpdir(), 'pebble-'))
    const [port, managementPort] = [await freePort(), await freePort()]
    const [certificate, privateKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', privateKey, '-out', certificate],
      ],
      { stdio: 'ignore' },
    )
    const addresses = {
      listenAddress: `127.0.0.1:${port}`,
      managementListenAddress: `127.0.0.1:${managementPort}`,
    }
    const ports = { httpPort, tlsPort: 1, ocspResponderURL: '', externalAccountBindingRequired: false }
    const config = { ...addresses, certificate, privateKey, ...ports, certificateValidityPeriod: days * 86_400 }
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ pebble: config }))
    return new Authority(folder, port, managementPort, dns)
  }

  get settings() {
    return { ACME_URL: `https://127.0.0.1:${this.port}/dir`, ACME_CA_FILE: join(this.folder, 'cert.pem') }
  }

  async start() {
    const env = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '20', PEBBLE_AUTHZREUSE: '0' }
    const args = ['-config', join(this.folder, 'config.json'), '-dnsserver', this.dns]
    this.running = spawn(pebble ?? '', args, { env, stdio: 'ignore' })
    for (let tries = 0; tries < 500; tries++) {
      const isUp = await this.root().then(
        () => true,
        () => false,
      )
      if (isUp) return
      await wait(20)
    }
    throw new Error('pebble did not start')
  }

  /** Who signs the certificates: new at every start. */
  async root(): Promise<string> {
    const ca = readFileSync(join(this.folder, 'cert.pem'))
    const asked = get(`https://127.0.0.1:${this.managementPort}/roots/0`, { ca })
    const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream]
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }

  async stop() {
    if (!this.running) return
    const ended = once(this.running, 'close')
    this.running.kill('SIGKILL')
    this.running = null
    await ended
  }

  async close() {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
