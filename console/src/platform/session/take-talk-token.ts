import type { SessionStore } from './session-store'

/** The query value that a product-talk page hands over when it leads into the console. */
export const TALK_TOKEN = 'productTalkToken'

/** Spec 2: a product-talk token in the address becomes the session's token. Gives the address without it. */
export function takeTalkToken(store: SessionStore, address: URL): URL | null {
  const token = address.searchParams.get(TALK_TOKEN)
  if (!token) return null
  store.write('token', { AccessToken: token, IdToken: token, RefreshToken: '', device_key: '' })
  const clean = new URL(address)
  clean.searchParams.delete(TALK_TOKEN)
  return clean
}
