import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mayBeFetchedForPicture, pictureLimits } from '@coverwright/rules/company/media'
import { inTurn } from '../../platform/files'
import { PICTURE_AGENT } from '../../platform/outbox'
import { type Devtools, openDevtools } from './devtools-pipe'

type Wanted = { origin: string; path: string; width: number; height: number }

const SETTLE_MS = 2_500
const turn = inTurn({ atOnce: 1, waiting: pictureLimits.maxWaiting })

/** A PNG of one of our pages, 'too busy', or null when the page did not show in time. One browser at a time. */
export const drawPage = (chromium: string, wanted: Wanted): Promise<Buffer | 'too busy' | null> =>
  turn(() => inBrowser(chromium, (devtools) => drawIn(devtools, wanted)))

async function inBrowser<Result>(
  chromium: string,
  work: (devtools: Devtools) => Promise<Result>,
): Promise<Result | null> {
  const profile = await mkdtemp(join(tmpdir(), 'picture-'))
  const browser = spawn(chromium, browserFlags(profile), { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((exited) => browser.once('exit', () => exited()).once('error', () => exited()))
  const clock = setTimeout(() => browser.kill('SIGKILL'), pictureLimits.timeoutMs)
  try {
    return await work(openDevtools(browser))
  } catch {
    return null
  } finally {
    clearTimeout(clock)
    browser.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

function browserFlags(profile: string): string[] {
  return [
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-gpu',
    '--disable-sync',
    '--hide-scrollbars',
    '--mute-audio',
    /* No name leads anywhere: not a picture, not a font, not a beacon of another site. */
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    /* Chromium's own sandbox refuses to run as root; the pages it draws here are ours. */
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ]
}

async function drawIn({ ask, onEvent }: Devtools, { height, origin, path, width }: Wanted): Promise<Buffer | null> {
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  const tell = (method: string, params = {}) => ask(method, params, sessionId)
  let settled = () => {}
  const quiet = new Promise<void>((done) => (settled = done))
  let status = 0
  onEvent((method, params) => {
    if (method === 'Fetch.requestPaused') void judge(tell, params as Paused, origin)
    if (method === 'Network.responseReceived' && params['type'] === 'Document')
      status = (params['response'] as { status: number }).status
    if (method === 'Page.loadEventFired') setTimeout(settled, SETTLE_MS)
    if (method === 'Page.lifecycleEvent' && params['name'] === 'networkIdle' && status > 0) settled()
  })
  await tell('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  await tell('Page.enable')
  await tell('Network.enable')
  await tell('Network.setBypassServiceWorker', { bypass: true })
  await tell('Network.setUserAgentOverride', { userAgent: `Mozilla/5.0 ${PICTURE_AGENT}` })
  await tell('Page.setLifecycleEventsEnabled', { enabled: true })
  /* A window that a page opens stays stopped before its first request. */
  await tell('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  await tell('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  const { errorText } = await tell('Page.navigate', { url: origin + path })
  if (errorText) return null
  await quiet
  if (status >= 400) return null
  const { data } = (await tell('Page.captureScreenshot', { format: 'png' })) as { data: string }
  return Buffer.from(data, 'base64')
}

type Paused = { requestId: string; request: { url: string } }

/** Every request of the page, redirected ones too, is to our own origin and to what a page may fetch, or it is not made. */
async function judge(
  tell: (method: string, params: object) => Promise<unknown>,
  { request, requestId }: Paused,
  origin: string,
) {
  const isOurs = isOwnAddress(request.url, origin)
  const answer = isOurs
    ? tell('Fetch.continueRequest', { requestId })
    : tell('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
  await answer.catch(() => {})
}

export function isOwnAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.protocol === 'data:' || url.protocol === 'blob:') return true
  return url.origin === origin && url.username === '' && mayBeFetchedForPicture(url.pathname)
}
