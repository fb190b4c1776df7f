import { contactOperations } from '@coverwright/contract/identity'
import { TRIAL_DAYS } from '@coverwright/rules/subscriptions'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EntryHalves, EntryOutcome } from '../entry'
import { useScreens } from '../routes'
import { useReactivation } from './use-reactivation'

const schema = contactOperations.askReactivation.takes.omit({ language: true })

/** The 21 days are over: go on with a pass, or ask the platform's team for more time. */
export function TrialExpiredPage() {
  const t = useTexts('subscriptions')
  const { submit, askedFor } = useReactivation()
  const canUpgrade = useScreens().some((screen) => screen.path === '/upgrade')
  if (askedFor !== null)
    return (
      <EntryHalves>
        <EntryOutcome
          tone="done"
          title={t('trial.asked')}
          about={t('trial.askedAbout', { email: askedFor })}
          action={{ label: t('trial.back'), href: '/' }}
        />
      </EntryHalves>
    )
  return (
    <EntryHalves>
      <h1>{t('trial.title', { days: TRIAL_DAYS })}</h1>
      <p className="sign-in-purpose">{t('trial.purpose')}</p>
      {canUpgrade && (
        <p className="entry-sent">
          <Link className="cw-link" href="/upgrade">
            {t('trial.upgrade')}
          </Link>
        </p>
      )}
      <Form
        {...submit}
        schema={schema}
        label={t('trial.ask')}
        isLarge
        initial={{ email: '', message: '' }}
        submitLabel={t('trial.ask')}
        fields={[
          { name: 'email', kind: 'email', label: t('trial.email'), autoComplete: 'username', autoFocus: true },
          {
            name: 'message',
            kind: 'longText',
            label: t('trial.message'),
            help: t('trial.messageHelp'),
          },
        ]}
      />
      <p className="sign-in-new">
        <Link className="cw-link" href="/">
          {t('trial.back')}
        </Link>
      </p>
    </EntryHalves>
  )
}
