import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config'
import { mountConsole } from './mount-console'

const PAGE =
  '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><script type="module" src="/assets/main-1a2b3c.js"></script>'
const SCRIPT = 'console.log("console")'.repeat(50)

let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'coverwright-pages-'))
  const assets = join(root, 'console', 'dist', 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(root, 'console', 'dist', 'index.html'), PAGE)
  writeFileSync(join(root, 'console', 'dist', 'version.json'), '{"version":"abc"}')
  writeFileSync(join(root, 'console', 'dist', 'theme.js'), 'document.title')
  writeFileSync(join(assets, 'main-1a2b3c.js'), SCRIPT)
  writeFileSync(join(assets, 'main-1a2b3c.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(assets, 'main-1a2b3c.js.map'), '{}')
  app = fastify()
  await mountConsole(app, { root, signingKeyBits: 2048 } as Config)
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, accept = 'text/html', headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept, ...headers } })

test('every address of the console gives its page, with a policy and a nonce of its own that nobody keeps', async () => {
  const [one, two] = [await get('/'), await get('/users?tab=2')]
  const nonces = [one, two].map((page) => /nonce="([^"]+)"/.exec(page.body)?.[1])
  expect(nonces[0]).not.toBe(nonces[1])
  expect(one.headers['content-security-policy']).toContain(`style-src-elem 'self' 'nonce-${nonces[0]}'`)
  expect(one.headers['content-security-policy']).toContain("script-src 'self';")
  expect(one.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
  expect(one.headers['cache-control']).toBe('no-store')
  expect(one.headers['strict-transport-security']).toContain('max-age=')
  expect(one.body).not.toContain('__NONCE__')
})

test('assets are kept for ever, pressed beforehand, and carry no policy', async () => {
  const asset = await get('/assets/main-1a2b3c.js', '*/*', { 'accept-encoding': 'gzip, br' })
  expect(asset.headers['content-encoding']).toBe('br')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-security-policy']).toBeUndefined()
  expect((await get('/assets/main-1a2b3c.js', '*/*')).body).toBe(SCRIPT)
  expect((await get('/theme.js', '*/*')).headers['cache-control']).toBe('public, max-age=300')
})

test('what is missing is missing: an asset, a call or a shop page is never the console', async () => {
  for (const path of ['/assets/main-1a2b3c.js.map', '/assets/main-1a2b3c.js%2ebr', '/assets', '/assets/'])
    expect((await get(path, '*/*')).statusCode, path).toBe(404)
  for (const path of ['/assets/gone.js', '/v1/login/nothing', '/v2/nothing', '/p/nothing', '/node-server/nothing'])
    expect((await get(path)).statusCode, path).toBe(404)
  expect((await get('/users', 'application/json')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/users', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  expect((await get('/index.html', '*/*')).statusCode).toBe(404)
  expect((await get('/assets/../../../package.json', '*/*')).statusCode).toBe(404)
})

test('the console reads its settings and its version at run time', async () => {
  const config = await get('/config.json', '*/*')
  expect(config.json()).toEqual({ basePath: '', appId: 'coverwright-console', talkSignInAddress: '/' })
  const version = await get('/version.json', '*/*')
  expect(version.json()).toEqual({ version: 'abc', signingKeyBits: 2048 })
  expect([config, version].map((file) => file.headers['cache-control'])).toEqual(['no-store', 'no-store'])
})

test('the icon that browsers ask for by themselves is the one there is', async () => {
  expect(await get('/favicon.ico', 'image/*')).toMatchObject({ statusCode: 302, headers: { location: '/favicon.svg' } })
})
