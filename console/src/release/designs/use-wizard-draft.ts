import { wizardOperations } from '@coverwright/contract/release/designs'
import { productOperations } from '@coverwright/contract/design/products'
import type { WizardDraft } from '@coverwright/rules/release/designs'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keyOf, queryClient, useWrite } from '../../platform/queries'

const SAVED_AFTER_MS = 500

/** What was chosen, kept by itself a moment after each change, one save after another, and when the page is left. */
export function useWizardDraft(initial: WizardDraft) {
  const [draft, setDraft] = useState(initial)
  const [kept, setKept] = useState(initial)
  const { mutateAsync, isError } = useWrite(wizardOperations.save, { quiet: true })
  const latest = useRef(initial)
  const sent = useRef(initial)
  const saving = useRef(Promise.resolve())

  const save = useCallback(() => {
    const next = latest.current
    if (next === sent.current) return
    sent.current = next
    const send = () => mutateAsync({ draft: next as never }).then(() => setKept(next))
    // What could not be sent is said on the page, and goes along with the next change.
    saving.current = saving.current.then(send).catch(() => undefined)
  }, [mutateAsync])
  useEffect(() => {
    const timer = setTimeout(save, SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft, save])
  useEffect(() => save, [save])

  const change = useCallback((part: Partial<WizardDraft>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    // The next address of the wizard goes on from here, before the server has answered.
    queryClient.setQueryData(keyOf(wizardOperations.get, {}), { draft: next, savedAt: new Date().toISOString() })
  }, [])
  /** Nothing of it is to be kept any more. */
  const forget = useCallback(() => {
    sent.current = latest.current
    queryClient.setQueryData(keyOf(wizardOperations.get, {}), { draft: null, savedAt: null })
  }, [])
  return { draft, change, forget, isSaving: draft !== kept, isUnsaved: isError }
}

export const useFinishWizard = () => useWrite(wizardOperations.finish, { refreshes: [productOperations.list] })
export const useDiscardWizard = () => useWrite(wizardOperations.discard)
