import type { FormOutcome } from '@coverwright/ui/form'
import { useRef } from 'react'
import { FailedCall, RefusedCall } from '../wire'
import { wordsOfCode } from '../words'

/** What a form says of itself, in the specification's words. */
const specWords: Record<string, string> = { 'form.required': 'platform.required', 'form.failed': 'platform.saveFailed' }

type Values = Record<string, string | number>

/** What a form needs to send itself: refusals come back at their fields, in words, and nothing typed is lost. */
export function useSubmit<Out>(send: (out: Out) => Promise<unknown>) {
  const values = useRef(new Map<string, Values>())
  return {
    onSubmit: async (out: Out): Promise<FormOutcome> => {
      try {
        await send(out)
      } catch (error) {
        return { refusals: [refusalOf(error, values.current)] }
      }
    },
    errorText: (code: string) => wordsOfCode(specWords[code] ?? code, values.current.get(code)),
  }
}

function refusalOf(error: unknown, values: Map<string, Values>) {
  if (error instanceof RefusedCall) {
    values.set(error.code, error.values)
    return { code: error.code, ...(error.field ? { field: error.field } : {}) }
  }
  if (error instanceof FailedCall) return { code: `platform.${error.reason}` }
  throw error
}
