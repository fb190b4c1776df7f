import { createHash, createPublicKey, verify } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Arrived = { from: string; to: string; raw: string }

/** A mail server that keeps what arrives, to look at its signature as the server of a reader does. */
export async function openMailServer() {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) =>
      void text(stream).then((raw) => {
        arrived.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', raw })
        done()
      }),
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    to: (recipient: string) => arrived.filter(({ to }) => to === recipient),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** Whose signature a mail has, and whether it holds with the key in this record (RFC 6376, relaxed on both sides). */
export function readSignature(raw: string, record: string) {
  const cut = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, cut).split(/\r\n(?![ \t])/)
  const header = headers.find((line) => /^dkim-signature:/i.test(line))
  if (!header) return null
  const tags = tagsOf(header.slice(header.indexOf(':') + 1))
  const body = `${raw
    .slice(cut + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`
  const signed = [
    ...(tags.h ?? '').split(':').flatMap((name) => headers.filter((line) => isNamed(line, name.trim())).slice(-1)),
    header.replace(/\bb=[^;]*$/, 'b='),
  ]
  const key = createPublicKey({
    ...{ key: Buffer.from(tagsOf(record).p ?? '', 'base64'), format: 'der' as const, type: 'spki' as const },
  })
  const holds =
    createHash('sha256').update(body).digest('base64') === tags.bh &&
    verify('sha256', Buffer.from(signed.map(relaxed).join('\r\n')), key, Buffer.from(tags.b ?? '', 'base64'))
  return { domain: tags.d, selector: tags.s, holds }
}

const isNamed = (line: string, name: string) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)
const relaxed = (line: string) => {
  const at = line.indexOf(':')
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${line.slice(0, at).trim().toLowerCase()}:${value.trim()}`
}
const tagsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).replace(/\s/g, '')]
    }),
  )
