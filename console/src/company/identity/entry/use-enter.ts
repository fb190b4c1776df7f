import type { TokenSet } from '@coverwright/contract/company/identity'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { useLanguage } from '@coverwright/ui/locales'
import { look } from '../../../platform/look'
import { loadMe } from '../../../platform/me'
import { queryClient } from '../../../platform/queries'
import { session } from '../../../platform/session'
import { tabStorage } from '../../../platform/storage'
import { call } from '../../../platform/wire'
import { rememberBrowser } from './known-browser'

/** Comes in with fresh tokens: from a sign-in, a verified mailbox or an accepted invitation. */
export function useEnter() {
  const { setLanguage } = useLanguage()
  return async (tokens: TokenSet) => {
    const language = await enter(tokens)
    if (language) await setLanguage(language)
  }
}

/** Keeps the session and finds out who came in. Gives their language, unless this tab has already chosen one. */
async function enter(tokens: TokenSet) {
  rememberBrowser(tokens.device_key)
  queryClient.clear()
  session.begin(tokens)
  // The session is open whether or not this arrives; the next screen asks again and says so if it cannot be had.
  const language = await loadMe().then(
    ({ profile }) => profile.language,
    () => undefined,
  )
  const settings = await call(settingsOperations.get, {}, { quiet: true }).catch(() => null)
  const theme = settings?.mine.theme
  const hasChosen = tabStorage.getItem('language') !== null
  const chosen = hasChosen ? undefined : language
  look.choose({ ...(theme ? { theme } : {}), ...(chosen ? { language: chosen } : {}) })
  return chosen
}
