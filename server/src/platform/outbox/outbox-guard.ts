import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/** A proxy on this machine would make the whole world look like this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** The user agent of the browser that takes pictures of our pages; it runs here and is nobody's eyes. */
export const PICTURE_AGENT = 'CoverwrightPicture'

type Asker = { socketAddress: string | undefined; headers: IncomingHttpHeaders }

/**
 * Whether somebody sits at this machine. The address is the socket's, not a header's; the Host must be a name that only
 * this machine answers to, so that a page elsewhere cannot have its own name point here and read along.
 */
export function isAtThisMachine({ socketAddress, headers }: Asker): boolean {
  if (!LOOPBACK_ADDRESS.test(socketAddress ?? '') || !LOOPBACK_HOST.test(headers.host ?? '')) return false
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  return !(headers['user-agent'] ?? '').includes(PICTURE_AGENT)
}
