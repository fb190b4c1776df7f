import { useTexts } from '@coverwright/ui/locales'
import type { Tone } from '@coverwright/ui/state-tag'
import type { Decision } from '@coverwright/rules/rating/underwriting'
import { useCallback } from 'react'
import { useLogicWords } from '../../design/logic'
import { wordsOfCode } from '../../platform/words'

export const decisionTones: Readonly<Record<Decision, Tone>> = {
  accept: 'success',
  acceptWithTerms: 'warning',
  refer: 'info',
  decline: 'danger',
}

type Told = { code: string; values?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with a rule or table, or why nothing could be decided, as a business person reads it. */
export function useGuideWords(): (told: Told) => string {
  const t = useTexts('underwriting')
  const logic = useLogicWords()
  return useCallback(
    ({ code, values = {} }: Told) => logic(code, values) ?? wordsOfCode(code, { ...values }) ?? t('notUsable'),
    [t, logic],
  )
}
