import type { RunRow } from '@coverwright/contract/rating/connectors'
import { type T, useTexts } from '@coverwright/ui/locales'
import type { Tone } from '@coverwright/ui/state-tag'
import { useCallback } from 'react'
import { useLogicWords } from '../../design/logic'
import { wordsOfCode } from '../../platform/words'

export const runTones: Record<RunRow['state'], Tone> = { answered: 'success', failed: 'danger' }

type Told = { code: string; values?: Readonly<Record<string, string | number>> | undefined }

/** Why a connector cannot be kept, was not answered, or is not to be asked so: one sentence. */
export function useConnectorWords(): (told: Told) => string {
  const t = useTexts('connectors')
  const logic = useLogicWords()
  return useCallback(
    ({ code, values = {} }: Told) =>
      logic(code, values) ?? outboundWords(t, code, values) ?? wordsOfCode(code, { ...values }) ?? t('somethingFailed'),
    [t, logic],
  )
}

function outboundWords(t: T, code: string, values: Readonly<Record<string, string | number>>): string | undefined {
  return code.startsWith('outbound.') ? t(`outbound.${code.slice('outbound.'.length)}`, { ...values }) : undefined
}
