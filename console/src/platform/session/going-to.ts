import { tabStorage } from '../storage'

const NAME = 'goingTo'

/** Where one wanted to go before one had to sign in. It is the tab's, and outlives the codes that are asked for. */
export function keepGoingTo(path: string, storage: Storage = tabStorage) {
  if (isOwnPath(path)) storage.setItem(NAME, path)
}

export function goingTo(storage: Storage = tabStorage): string {
  const kept = storage.getItem(NAME)
  return kept !== null && isOwnPath(kept) ? kept : '/home'
}

export const dropGoingTo = (storage: Storage = tabStorage) => storage.removeItem(NAME)

/** A path of this console and nothing else: two slashes at the front, or a backslash, would be another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && path !== '/'
