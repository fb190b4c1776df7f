import { accountOperations } from '@coverwright/contract/company/identity'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { useLanguage } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { type Look, look } from '../platform/look'
import { call } from '../platform/wire'

/** Changes how the console looks and speaks: here at once, and for this person's next session. */
export function useChooseLook() {
  const { setLanguage } = useLanguage()
  return useCallback(
    (chosen: Partial<Pick<Look, 'theme' | 'language'>>) => {
      look.choose(chosen)
      const { language, theme } = chosen
      if (language) void setLanguage(language)
      // The screen has changed already; a failure to remember it is not worth a dialog.
      const kept = [
        language && call(accountOperations.updateAccount, { language }, { quiet: true }),
        theme && call(settingsOperations.updateMine, { theme }, { quiet: true }),
      ]
      void Promise.all(kept).catch(() => undefined)
    },
    [setLanguage],
  )
}
