import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { FailedCall, RefusedCall } from '../wire'
import { wordsOfCode } from './words'

/** Turns whatever a call threw into one sentence for the person. A code without words is never shown itself. */
export function useErrorWords(): (error: unknown) => string {
  const t = useTexts('platform')
  return useCallback(
    (error: unknown) => {
      if (error instanceof RefusedCall) return wordsOfCode(error.code, error.values) ?? t('somethingFailed')
      return error instanceof FailedCall ? t(`refusals.${error.reason}`) : t('somethingFailed')
    },
    [t],
  )
}

/** Why something was not saved, for whoever still has it before them: they are never told to refresh it away. */
export function useSaveWords(): (error: unknown) => string {
  const t = useTexts('platform')
  const words = useErrorWords()
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof FailedCall) || error.reason === 'expired') return words(error)
      return t(error.reason === 'network' || error.reason === 'timedOut' ? 'notSaved.offline' : 'notSaved.busy')
    },
    [t, words],
  )
}
