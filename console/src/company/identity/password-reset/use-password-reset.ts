import { passwordOperations } from '@coverwright/contract/company/identity'
import { useNavigate } from '@coverwright/ui/navigation'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../../platform/queries'
import { tabStorage } from '../../../platform/storage'

/** How far a reset has come: the code is on its way, or the code was right. It ends with the tab. */
type Progress = { email: string; resendAt: number; reset?: string }

const NAME = 'passwordReset'
const readProgress = () => JSON.parse(tabStorage.getItem(NAME) ?? 'null') as Progress | null

function useProgress() {
  const [progress, setProgress] = useState(readProgress)
  const keep = (next: Progress | null) => {
    if (next) tabStorage.setItem(NAME, JSON.stringify(next))
    else tabStorage.removeItem(NAME)
    setProgress(next)
  }
  return [progress, keep] as const
}

/** The address, then the code from its mailbox. Known and unknown addresses look the same here. */
export function useAskReset() {
  const navigate = useNavigate()
  const [progress, keep] = useProgress()
  const send = useWrite(passwordOperations.sendResetCode)
  const verify = useWrite(passwordOperations.verifyResetCode)
  const sendTo = async ({ email }: { email: string }) => {
    const { resendAfterSeconds } = await send.mutateAsync({ email })
    keep({ email, resendAt: Date.now() + resendAfterSeconds * 1000 })
  }
  return {
    progress,
    email: useSubmit(sendTo),
    code: useSubmit(async ({ code }: { code: string }) => {
      if (!progress) return
      keep({ ...progress, ...(await verify.mutateAsync({ email: progress.email, code })) })
      navigate('/CreateNewPassword')
    }),
    resend: { isPending: send.isPending, error: send.error, send: async () => progress && sendTo(progress) },
    startAgain: () => keep(null),
  }
}

/** What the right code gave is used once; after it there is nothing left to do here. */
export function useNewPassword() {
  const navigate = useNavigate()
  const [progress] = useProgress()
  const set = useWrite(passwordOperations.resetPassword)
  const submit = useSubmit(async (typed: { password: string; repeatedPassword: string }) => {
    await set.mutateAsync({ ...typed, reset: progress?.reset ?? '' })
    navigate('/SuccessReset')
  })
  return { reset: progress?.reset, submit }
}

export const forgetReset = () => tabStorage.removeItem(NAME)
