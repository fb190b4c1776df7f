import type { ConfirmationPurpose } from '@coverwright/rules/company/identity'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { EntryHalves, EntryOutcome, LinkOver, type OutcomeProps, useTakenSecret } from '../entry'
import { ResendForm } from './resend-form'
import { type Confirmation, useConfirmation } from './use-confirmation'

/** Where each mail's link leads while it waits. */
const doors: Record<ConfirmationPurpose, string> = {
  verifyEmail: '/email-verify-success',
  invitation: '/signUp-verify-success',
  transferPrimary: '/transfer-notice',
}
const tones: Record<Confirmation['state'], OutcomeProps['tone']> = {
  pending: 'waiting',
  verified: 'done',
  failed: 'over',
  expired: 'over',
}

/** What became of a confirmation that a mail asked for. */
export function ConfirmStatusPage() {
  const t = useTexts('identity')
  const link = useTakenSecret('link', 'confirmationLink')
  const answer = useConfirmation(link)
  return (
    <EntryHalves>
      {link && answer.error ? (
        <LinkOver error={answer.error} about={t('confirmation.failed.about')} onRetry={() => void answer.refetch()} />
      ) : link && answer.data ? (
        <Outcome link={link} confirmation={answer.data} />
      ) : link ? (
        <FormSkeleton />
      ) : (
        <EntryOutcome
          tone="note"
          title={t('confirmation.nothing')}
          about={t('confirmation.nothingAbout')}
          action={{ label: t('signIn.submit'), href: '/' }}
        />
      )}
    </EntryHalves>
  )
}

function Outcome({ link, confirmation: { state, purpose } }: { link: string; confirmation: Confirmation }) {
  const t = useTexts('identity')
  const isToMail = state === 'expired' && purpose === 'verifyEmail'
  const action =
    state === 'pending' && purpose
      ? { label: t('confirmation.open'), href: `${doors[purpose]}?link=${link}` }
      : { label: t('signIn.submit'), href: '/' }
  return (
    <EntryOutcome
      tone={tones[state]}
      title={t(`confirmation.${state}.title`)}
      about={state === 'expired' && !isToMail ? t('confirmation.expired.ask') : t(`confirmation.${state}.about`)}
      {...(isToMail ? {} : { action })}
    >
      {isToMail && <ResendForm />}
    </EntryOutcome>
  )
}
