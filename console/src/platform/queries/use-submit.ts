import type { FormOutcome, Refusal } from '@coverwright/ui/form'
import { toast } from '@coverwright/ui/toast'
import { FailedCall, RefusedCall } from '../wire'
import { wordsOfCode } from '../words'

/** What a form says of itself, in the specification's words. */
const specWords: Record<string, string> = { 'form.required': 'platform.required', 'form.failed': 'platform.saveFailed' }

type Done<Out> = {
  /** What is said when it is done. */
  says?: (out: Out) => string
  /** What comes then: the dialog closes. */
  then?: () => void
}

/** What a form needs to send itself: refusals come back at their fields, in words, and nothing typed is lost. */
export function useSubmit<Out>(send: (out: Out) => Promise<unknown>, { says, then }: Done<Out> = {}) {
  return {
    onSubmit: async (out: Out): Promise<FormOutcome> => {
      try {
        await send(out)
      } catch (error) {
        return { refusals: [refusalOf(error)] }
      }
      if (says) toast({ text: says(out) })
      then?.()
    },
    errorText,
  }
}

const errorText = (code: string, values?: Refusal['values']) => wordsOfCode(specWords[code] ?? code, { ...values })

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedCall) {
    const { code, values, field } = error
    return { code, values, field }
  }
  if (error instanceof FailedCall) return { code: `platform.${error.reason}` }
  throw error
}
