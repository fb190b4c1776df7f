import type { SignUpView } from '@coverwright/contract/company/identity'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { FormSkeleton } from '@coverwright/ui/page'
import { Wizard } from '@coverwright/ui/wizard'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { EntryOutcome, EntryPage, useTakenSecret } from '../entry'
import { RefusedCall } from '../../../platform/wire'
import { useErrorWords } from '../../../platform/words'
import { isBehind, stepInstead, type StepKey, stepKeys, stepOf, stepPaths } from './sign-up-steps'
import { forgetSignUp, SIGN_UP, useSignUpView } from './use-sign-up'

type Props = {
  step: StepKey
  purpose: ReactNode
  /** Null before the first step was saved. */
  children: (signUp: string | null, view: SignUpView | null) => ReactNode
}

/** The wizard around every step: goes on where the sign-up is, and says so when it is over. */
export function SignUpFrame({ step, purpose, children }: Props) {
  const t = useTexts('sign-up')
  const signUp = useTakenSecret('signUp', SIGN_UP)
  const answer = useSignUpView(signUp)
  const reached = answer.data && answer.data.step !== 'done' ? stepOf[answer.data.step] : 'company'
  const isWaiting = signUp !== null && answer.isPending
  useRightStep(isWaiting || answer.error || answer.data?.step === 'done' ? null : stepInstead(step, reached))
  if (answer.error || answer.data?.step === 'done') return <SignUpOver error={answer.error} onRetry={answer.refetch} />
  const steps = stepKeys.map((key) => ({
    key,
    label: t(`step.${key}`),
    href: stepPaths[key],
    isDone: isBehind(key, reached),
  }))
  return (
    <EntryPage>
      <Wizard title={t(`title.${step}`)} purpose={purpose} steps={steps} current={step}>
        {isWaiting || stepInstead(step, reached) ? <FormSkeleton /> : children(signUp, answer.data ?? null)}
      </Wizard>
      <p className="entry-have">
        {t('haveAccount')}{' '}
        <Link className="cw-link" href="/">
          {t('signIn')}
        </Link>
      </p>
    </EntryPage>
  )
}

/** An address that is ahead of the sign-up is replaced, so that Back does not run into it again. */
function useRightStep(instead: StepKey | null) {
  const { history } = useRouter()
  useEffect(() => {
    if (instead) history.replace(stepPaths[instead])
  }, [history, instead])
}

function SignUpOver({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTexts('sign-up')
  const entry = useTexts('entry')
  const words = useErrorWords()
  const startAgain = () => {
    forgetSignUp()
    window.location.assign(stepPaths.company)
  }
  if (!error)
    return (
      <EntryPage>
        <EntryOutcome
          tone="note"
          title={t('finished.title')}
          about={t('finished.about')}
          action={{ label: t('signIn'), href: '/' }}
        />
      </EntryPage>
    )
  const isRefused = error instanceof RefusedCall
  const again = isRefused
    ? { label: t('startAgain'), onSelect: startAgain }
    : { label: entry('retry'), onSelect: () => void onRetry() }
  return (
    <EntryPage>
      <EntryOutcome
        tone="over"
        title={words(error)}
        about={isRefused ? t('over.about') : entry('tryLater')}
        action={again}
      />
    </EntryPage>
  )
}
