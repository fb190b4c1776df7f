import type { SessionStore, Token } from './session-store'

const tokenNames = ['AccessToken', 'IdToken', 'RefreshToken', 'device_key'] as const

type CookieJar = { cookie: string }

/** Spec 2: tokens found in cookies are moved into the session and the cookies cleared. */
export function moveCookiesIntoSession(store: SessionStore, jar: CookieJar): boolean {
  const found = readCookies(jar.cookie)
  const held = tokenNames.filter((name) => found.has(name))
  if (held.length === 0) return false
  if (found.get('IdToken')) store.write('token', tokenFrom(found))
  for (const name of held) jar.cookie = `${name}=; path=/; max-age=0`
  return true
}

const tokenFrom = (found: Map<string, string>): Token => ({
  AccessToken: found.get('AccessToken') ?? '',
  IdToken: found.get('IdToken') ?? '',
  RefreshToken: found.get('RefreshToken') ?? '',
  device_key: found.get('device_key') ?? '',
})

function readCookies(text: string): Map<string, string> {
  const pairs = text.split(';').map((part) => part.trim().split(/=(.*)/s))
  return new Map(pairs.map(([name = '', value = '']) => [name, decoded(value)]))
}

/** A cookie that another page wrote may hold a bare %; it is then taken as it stands. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
