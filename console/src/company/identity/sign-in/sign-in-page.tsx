import { Suspense } from 'react'
import { later } from '@coverwright/ui/later'
import { EntryHalves } from '../entry'
import { SignInForm } from './sign-in-form'
import { useSignIn } from './use-sign-in'

/** Asked of few, so it does not weigh on the first screen of all. */
const TwoStepForm = later(() => import('./two-step-form').then((part) => part.TwoStepForm))

export function SignInPage() {
  const signIn = useSignIn()
  return (
    <EntryHalves>
      {signIn.openStep?.step === 'twoStep' ? (
        <Suspense fallback={null}>
          <TwoStepForm submit={signIn.twoStep} onBack={signIn.startAgain} />
        </Suspense>
      ) : (
        <SignInForm submit={signIn.password} />
      )}
    </EntryHalves>
  )
}
