import { brokerOperations } from '@coverwright/contract/selling/partners'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { FormSkeleton } from '@coverwright/ui/page'
import { EntryOutcome, EntryPage, LinkOver, useTakenSecret } from '../../company/identity'
import { session } from '../../platform/session'
import { NoRequest } from './bind-page'
import { BIND_LINK, useAccept, useBindRequest } from './use-bind-request'

const Named = brokerOperations.connectBroker.takes.pick({ insurerName: true })

/** A broker accepts an insurer's invitation, signing in or signing up on the way. */
export function AssociationPage() {
  const link = useTakenSecret('link', BIND_LINK)
  return (
    <EntryPage>
      <div className="entry-narrow">{link ? <Invitation link={link} /> : <NoRequest />}</div>
    </EntryPage>
  )
}

function Invitation({ link }: { link: string }) {
  const t = useTexts('partners')
  const asked = useBindRequest(link)
  if (asked.error) return <LinkOver error={asked.error} about={t('bind.over')} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <FormSkeleton />
  const { insurerName, state } = asked.data
  if (state === 'pending') return session.hasToken() ? <AcceptForm link={link} /> : <ComeIn />
  return (
    <EntryOutcome
      tone={state === 'accepted' ? 'done' : 'over'}
      title={t(`bind.${state}.title`, { insurer: insurerName, broker: asked.data.brokerName })}
      action={session.hasToken() ? { label: t('bind.home'), href: '/home' } : { label: t('bind.signIn'), href: '/' }}
    />
  )
}

function ComeIn() {
  const t = useTexts('partners')
  return (
    <EntryOutcome
      tone="note"
      title={t('accept.first')}
      about={t('accept.firstAbout')}
      action={{ label: t('bind.signIn'), href: '/' }}
      others={
        <Link className="cw-link" href="/signUp-company-info">
          {t('accept.signUp')}
        </Link>
      }
    />
  )
}

function AcceptForm({ link }: { link: string }) {
  const t = useTexts('partners')
  return (
    <>
      <h1>{t('accept.title')}</h1>
      <p className="sign-in-purpose">{t('accept.purpose')}</p>
      <Form
        {...useAccept(link)}
        schema={Named}
        label={t('accept.title')}
        initial={{ insurerName: '' }}
        fields={[{ name: 'insurerName', kind: 'text', label: t('accept.insurer'), autoFocus: true, maxLength: 200 }]}
        submitLabel={t('bind.accept')}
        secondary={
          <Link className="cw-link" href="/bindqurey">
            {t('accept.look')}
          </Link>
        }
        isLarge
      />
    </>
  )
}
