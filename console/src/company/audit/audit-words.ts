import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

/** A deed in words; one that a newer server records is shown by its name. */
export function useAuditWords() {
  const t = useTexts('audit')
  return useCallback(
    (what: string) => {
      const key = `what.${what}`
      const words = t(key)
      return words === key ? what : words
    },
    [t],
  )
}
