import { wizardOperations } from '@coverwright/contract/release/designs'
import { productOperations } from '@coverwright/contract/design/products'
import type { WizardDraft } from '@coverwright/rules/release/designs'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keyOf, queryClient, useWrite } from '../../platform/queries'

const SAVED_AFTER_MS = 500

/** What was chosen, kept by itself a moment after each change, and when the page is left. */
export function useWizardDraft(initial: WizardDraft) {
  const [draft, setDraft] = useState(initial)
  const { mutate, isPending, isError } = useWrite(wizardOperations.save, { quiet: true })
  const unsaved = useRef<WizardDraft | null>(null)
  const save = useRef(() => {})

  useEffect(() => {
    save.current = () => {
      if (unsaved.current) mutate({ draft: unsaved.current as never })
      unsaved.current = null
    }
  }, [mutate])
  useEffect(() => {
    const timer = setTimeout(() => save.current(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => save.current(), [])

  const change = useCallback((part: Partial<WizardDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...part }
      unsaved.current = next
      // The next address of the wizard goes on from here, before the server has answered.
      queryClient.setQueryData(keyOf(wizardOperations.get, {}), { draft: next, savedAt: new Date().toISOString() })
      return next
    })
  }, [])
  /** Nothing of it is to be kept any more. */
  const forget = useCallback(() => {
    unsaved.current = null
    queryClient.setQueryData(keyOf(wizardOperations.get, {}), { draft: null, savedAt: null })
  }, [])
  return { draft, change, forget, isSaving: isPending, isUnsaved: isError }
}

export const useFinishWizard = () => useWrite(wizardOperations.finish, { refreshes: [productOperations.list] })
export const useDiscardWizard = () => useWrite(wizardOperations.discard)
