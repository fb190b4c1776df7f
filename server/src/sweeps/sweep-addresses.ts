import { bareClient, tellsInside } from './bare-client'
import type { SweepServer } from './sweep-server'

/** What stands in an address that nobody typed: control characters, half of a character, roots, things that are too long. */
const hostileParts = [
  '%00',
  'a%00b',
  '%0d%0aset-cookie:%20a=b',
  '%ff',
  '%e5%85',
  '%ED%A0%80',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%7f',
  '%E2%80%AE',
  '2147483648',
  "'%20or%201=1",
  'x'.repeat(300),
]
/** Where pages stand that a server without a built storefront does not have. */
const laterAddresses = ['/p/:slug', '/files/:key', '/in/:source/:company']

/** Addresses that break, by part of the path, query or fragment of a query that is sent with nonsense. */
export async function findFragileAddresses(server: SweepServer): Promise<string[]> {
  const client = bareClient(server.url)
  const found: string[] = []
  for (const path of hostileAddresses([
    ...addressesOf(server.app.http.printRoutes({ commonPrefix: false })),
    ...laterAddresses,
  ])) {
    const { status, text } = await client.send({ method: 'GET', path, headers: {}, body: undefined })
    if (status >= 500 && status !== 503) found.push(`${path} answered HTTP ${status}`)
    if (tellsInside(text)) found.push(`${path} told about its inside`)
  }
  client.close()
  return found
}

/** Each parameter and wild card with each of them, and each as a query: alone, twice, and as a name. */
const hostileAddresses = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) =>
    hostileParts.flatMap((part) => [
      ...(/[:*]/.test(address) ? [address.replace(/:\w+|\*/g, part)] : []),
      ...['to', part].map((name) => `${plain(address)}?${name}=${part}&${name}=${part}`),
      `${plain(address)}?to=${part}`,
    ]),
  )

const plain = (address: string) => address.replace(/:\w+|\*/g, 'x')

/** The addresses of GET in Fastify's drawing of its routes, where each line says what is added to the one it hangs from. */
function addressesOf(tree: string): string[] {
  const above: string[] = []
  const found: string[] = []
  for (const line of tree.split('\n')) {
    const [, indent = '', added = '', methods = ''] = /^([│ ]*)[├└]── (.*) \((.*)\)$/.exec(line) ?? []
    const depth = indent.length / 4
    above.length = depth
    above.push(`${above[depth - 1] ?? ''}${added}`)
    if (methods.includes('GET')) found.push((above[depth] ?? '').replace(/^\*/, '/*'))
  }
  // Files of the built console and of the API's reader are what they are, whatever is asked of them.
  return found.filter((address) => !/^\/(assets|docs)\//.test(address))
}
