import { useState } from 'react'
import { look } from '../../platform/look'
import { type CookieChoices, deviceStorage, keepCookieChoices, readCookieChoices } from '../../platform/storage'

export function useCookieChoices() {
  const [choices, setChoices] = useState<CookieChoices>(() => {
    const { knownBrowser, preferences } = readCookieChoices(deviceStorage)
    return { knownBrowser, preferences }
  })
  const choose = (next: CookieChoices) => {
    keepCookieChoices(deviceStorage, next)
    if (next.preferences) look.choose(look.read())
    setChoices(next)
  }
  return { choices, choose }
}
