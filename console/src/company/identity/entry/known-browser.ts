import { deviceStorage } from '../../../platform/storage'

const NAME = 'deviceKey'

/** The key that this browser was given when its code was taken; with it the next sign-in needs no code. */
export const knownBrowserKey = () => deviceStorage.getItem(NAME) ?? undefined

export const rememberBrowser = (key: string) => {
  if (key) deviceStorage.setItem(NAME, key)
}
