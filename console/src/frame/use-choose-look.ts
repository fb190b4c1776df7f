import { settingsOperations } from '@coverwright/contract/settings'
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
      if (chosen.language) void setLanguage(chosen.language)
      // The screen has changed already; a failure to remember it is not worth a dialog.
      void call(settingsOperations.updateMine, chosen, { quiet: true }).catch(() => undefined)
    },
    [setLanguage],
  )
}
