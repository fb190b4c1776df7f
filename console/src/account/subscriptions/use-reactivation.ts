import { contactOperations } from '@coverwright/contract/company/identity'
import { useLanguage } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'

/** Asking to go on after the trial or a deactivation. Whether there is such an account, only its mailbox learns. */
export function useReactivation() {
  const { language } = useLanguage()
  const ask = useWrite(contactOperations.askReactivation)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const submit = useSubmit(async (typed: { email: string; message: string }) => {
    await ask.mutateAsync({ ...typed, language })
    setAskedFor(typed.email)
  })
  return { submit, askedFor }
}
