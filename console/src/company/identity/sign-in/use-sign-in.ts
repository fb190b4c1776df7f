import { identityOperations, signInCodeOperations, type SignInStep } from '@coverwright/contract/company/identity'
import { useNavigate } from '@coverwright/ui/navigation'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { knownBrowserKey, useEnter } from '../entry'
import { useSubmit, useWrite } from '../../../platform/queries'
import { dropGoingTo, goingTo } from '../../../platform/session'
import { RefusedCall } from '../../../platform/wire'
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
  return { password, twoStep: useTwoStep(openStep, take), openStep, startAgain }
}

function useTwoStep(openStep: OpenStep | null, take: (answer: SignInStep) => Promise<void>) {
  const verify = useWrite(signInCodeOperations.verifyTwoStep)
  return useSubmit(async ({ code }: { code: string }) => {
    if (openStep) await take(await verify.mutateAsync({ ticket: openStep.ticket, code }))
  })
}

/** The code from the mailbox, and sending it again. */
export function useVerifyDevice() {
  const { take, openStep, startAgain } = useSteps('/verify-device')
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
  return { code, twoStep: useTwoStep(openStep, take), openStep, startAgain, sendAgain, resend }
}

/** The code of the app is asked for where one is: a phone may open `/verify-device` and not `/`. */
function useSteps(twoStepAt: '/' | '/verify-device' = '/') {
  const navigate = useNavigate()
  const router = useRouter()
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
      navigate(answer.step === 'verifyDevice' ? '/verify-device' : twoStepAt)
      return
    }
    dropOpenStep()
    await enter(answer.tokens)
    const href = goingTo()
    dropGoingTo()
    // Waited for, so that the form stays busy until it is gone: a second click would send a code that is used up.
    await router.navigate({ href, replace: true })
  }
  return { take, openStep, startAgain }
}
