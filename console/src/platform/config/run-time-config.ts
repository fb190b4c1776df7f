import { APP_ID } from '@coverwright/contract/platform'

/** What the server tells the console before its first call: read at run time, so one build serves every installation. */
export type RunTimeConfig = {
  /** Put before every call's path, for example '' or '/api'. */
  basePath: string
  appId: string
  /** Where the product-talk landing variant signs in; its own sign-in is outside this console. */
  talkSignInAddress: string
}

export const defaultConfig: RunTimeConfig = { basePath: '', appId: APP_ID, talkSignInAddress: '/' }

let current = defaultConfig

export const runTimeConfig = (): RunTimeConfig => current

/** Any failure leaves the defaults: a console that cannot read its settings still shows its own sign-in. */
export async function loadRunTimeConfig(get: typeof fetch = fetch): Promise<RunTimeConfig> {
  try {
    const answer = await get('/config.json', { cache: 'no-store' })
    if (answer.ok) current = merged((await answer.json()) as Record<string, unknown>)
  } catch {
    current = defaultConfig
  }
  return current
}

const merged = (read: Record<string, unknown>): RunTimeConfig => ({
  basePath: word(read.basePath, defaultConfig.basePath).replace(/\/+$/, ''),
  appId: word(read.appId, defaultConfig.appId),
  talkSignInAddress: word(read.talkSignInAddress, defaultConfig.talkSignInAddress),
})

const word = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
