import { signUpOperations, type SignUpView } from '@coverwright/contract/company/identity'
import { useNavigate } from '@coverwright/ui/navigation'
import { useState } from 'react'
import { keyOf, queryClient, useSubmit, useWrite } from '../../../platform/queries'
import { tabStorage } from '../../../platform/storage'
import { pathOf } from './sign-up-steps'

type Phone = { countryCode: string; phone: string }
/** A code that is on its way. A reload goes on waiting for it. */
type Sent = Phone & { resendAt: number }

const NAME = 'signUpPhoneCode'
const readSent = (): Sent | null => JSON.parse(tabStorage.getItem(NAME) ?? 'null') as Sent | null

/** The number, then its code. */
export function usePhoneStep(signUp: string) {
  const navigate = useNavigate()
  const [sent, setSent] = useState(readSent)
  const send = useWrite(signUpOperations.sendPhoneCode)
  const verify = useWrite(signUpOperations.verifyPhoneCode)
  const keep = (next: Sent | null) => {
    if (next) tabStorage.setItem(NAME, JSON.stringify(next))
    else tabStorage.removeItem(NAME)
    setSent(next)
  }
  const sendTo = async ({ countryCode, phone }: Phone) => {
    const { resendAfterSeconds } = await send.mutateAsync({ signUp, countryCode, phone })
    keep({ countryCode, phone, resendAt: Date.now() + resendAfterSeconds * 1000 })
    await queryClient.invalidateQueries({ queryKey: keyOf(signUpOperations.getSignUp, { signUp }) })
  }
  const goOn = (view: SignUpView) => {
    queryClient.setQueryData(keyOf(signUpOperations.getSignUp, { signUp }), view)
    keep(null)
    navigate(pathOf(view.step))
  }
  return {
    sent,
    number: useSubmit(sendTo),
    code: useSubmit(async ({ code }: { code: string }) => goOn(await verify.mutateAsync({ signUp, code }))),
    resend: { isPending: send.isPending, error: send.error, send: async () => sent && sendTo(sent) },
    change: () => keep(null),
  }
}
