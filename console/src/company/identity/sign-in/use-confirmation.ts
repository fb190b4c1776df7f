import { signUpOperations } from '@coverwright/contract/company/identity'
import type { GivesOf } from '@coverwright/contract/platform'
import { useState } from 'react'
import { useOperation, useSubmit, useWrite } from '../../../platform/queries'

export type Confirmation = GivesOf<typeof signUpOperations.getConfirmation>

export const useConfirmation = (link: string | null) =>
  useOperation(signUpOperations.getConfirmation, { link: link ?? '' }, { enabled: link !== null })

export function useResend() {
  const resend = useWrite(signUpOperations.resendVerification)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async ({ email }: { email: string }) => {
    await resend.mutateAsync({ email })
    setSentTo(email)
  }
  return { submit: useSubmit(send), send, sentTo, resend }
}
