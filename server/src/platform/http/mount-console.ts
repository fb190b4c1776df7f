import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import { APP_ID } from '@coverwright/contract/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { newNonce, protectPage } from './page-headers'

/** Below these are calls, files and shop pages: a missing one is missing, and never the console's page. */
const NOT_CONSOLE = /^\/(assets|v1|v2|node-server|p|files|docs)(\/|$)/
const NONCE_PLACE = /__NONCE__/g
const YEAR_MS = 365 * 24 * 60 * 60_000

/** The console's page for any of its addresses, its assets, and the two small files that it reads at run time. */
export async function mountConsole(http: FastifyInstance, config: Config, fileOrigins: readonly string[] = []) {
  const folder = join(config.root, 'console', 'dist')
  const version = readVersion(config.root, folder)
  http.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ basePath: '', appId: APP_ID, talkSignInAddress: '/' }),
  )
  http.get('/version.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version, signingKeyBits: config.signingKeyBits }),
  )
  // Asked for by browsers of their own accord, for whatever page of ours names no icon.
  http.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/favicon.svg', 302),
  )
  const page = readPage(folder)
  if (page !== null) await mountAssets(http, folder)
  http.setNotFoundHandler((request, reply) => {
    if (page === null || !asksForPage(request)) return answerMissing(reply)
    const nonce = newNonce()
    return protectPage(reply, nonce, fileOrigins).send(page.replace(NONCE_PLACE, nonce))
  })
}

const asksForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !NOT_CONSOLE.test(url)

const answerMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ status: 404, data: null, message: 'platform.notFound' })

/** No file at all, or one that was built for us to look at or lies pressed beside the one that is asked for. */
const NOT_SERVED = /^$|\.(map|br|gz)$/

/** What lies beside the page has a route each, the hundreds of assets one together: a route each would be a tenth of a start. */
async function mountAssets(http: FastifyInstance, folder: string) {
  const shared = { index: false as const, preCompressed: true, cacheControl: false, decorateReply: false }
  const keptFor = (cacheControl: string) => ({
    setHeaders: (reply: { header(name: string, value: string): unknown }) =>
      void reply.header('cache-control', cacheControl),
  })
  await http.register(files, {
    ...shared,
    ...keptFor('public, max-age=300'),
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/index.html', '**/version.json', '**/*.map', '**/*.br', '**/*.gz'],
  })
  await http.register(async (assets) => {
    assets.addHook<{ Params: { '*': string } }>('onRequest', async ({ params }, reply) => {
      if (NOT_SERVED.test(params['*'])) return answerMissing(reply)
    })
    const root = join(folder, 'assets')
    await assets.register(files, {
      ...shared,
      ...keptFor(`public, max-age=${YEAR_MS / 1000}, immutable`),
      root,
      prefix: '/assets/',
    })
  })
}

function readPage(folder: string): string | null {
  const path = join(folder, 'index.html')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** The console's build says which version it is; without a build it is the project's. */
function readVersion(root: string, folder: string): string {
  const built = join(folder, 'version.json')
  const source = existsSync(built) ? built : join(root, 'package.json')
  return (JSON.parse(readFileSync(source, 'utf8')) as { version: string }).version
}
