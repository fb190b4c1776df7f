import { identityOperations, signInCodeOperations, type SignInStep } from '@coverwright/contract/identity'
import { useNavigate } from '@coverwright/ui/navigation'
import { useCallback, useState } from 'react'
import { knownBrowserKey, useEnter } from '../entry'
import { useSubmit, useWrite } from '../platform/queries'
import { RefusedCall } from '../platform/wire'
import { dropOpenStep, keepOpenStep, type OpenStep, readOpenStep } from './open-step'

/** From the password to the home page, through whichever code is still asked for. */
export function useSignIn() {
  const { take, openStep, startAgain } = useSteps()
  const signIn = useWrite(identityOperations.signIn)
  const navigate = useNavigate()
  /** The password was right, but the trial is over: there is a page for that. */
  const leadToTrialExpired = (error: unknown): never => {
    if (error instanceof RefusedCall && error.code === 'subscriptions.trialExpired') navigate('/trial-expired')
    throw error
  }
  const password = useSubmit(async (typed: { email: string; password: string }) => {
    const deviceKey = knownBrowserKey()
    const asked = signIn.mutateAsync({ ...typed, ...(deviceKey ? { deviceKey } : {}) })
    await take(await asked.catch(leadToTrialExpired))
  })
  const verifyTwoStep = useWrite(signInCodeOperations.verifyTwoStep)
  const twoStep = useSubmit(async ({ code }: { code: string }) => {
    if (openStep) await take(await verifyTwoStep.mutateAsync({ ticket: openStep.ticket, code }))
  })
  return { password, twoStep, openStep, startAgain }
}

/** The code from the mailbox, and sending it again. */
export function useVerifyDevice() {
  const { take, openStep, startAgain } = useSteps()
  const verify = useWrite(signInCodeOperations.verifyDevice)
  const resend = useWrite(signInCodeOperations.sendDeviceCode)
  const code = useSubmit(async (typed: { code: string }) => {
    if (openStep) await take(await verify.mutateAsync({ ticket: openStep.ticket, code: typed.code }))
  })
  const sendAgain = async () => {
    if (openStep?.step !== 'verifyDevice') return
    const sent = await resend.mutateAsync({ ticket: openStep.ticket })
    await take({ ...openStep, ...sent })
  }
  return { code, openStep, startAgain, sendAgain, resend }
}

function useSteps() {
  const navigate = useNavigate()
  const enter = useEnter()
  const [openStep, setOpenStep] = useState<OpenStep | null>(readOpenStep)
  const startAgain = useCallback(() => {
    dropOpenStep()
    setOpenStep(null)
  }, [])

  const take = async (answer: SignInStep) => {
    if (answer.step !== 'signedIn') {
      const next = { ...answer, askedAt: Date.now() }
      keepOpenStep(next)
      setOpenStep(next)
      navigate(answer.step === 'verifyDevice' ? '/verify-device' : '/')
      return
    }
    dropOpenStep()
    await enter(answer.tokens)
    navigate('/home')
  }
  return { take, openStep, startAgain }
}
