import { contactOperations } from '@coverwright/contract/company/identity'
import { DEACTIVATED_KEPT_MONTHS } from '@coverwright/rules/company/companies'
import { TRIAL_DAYS } from '@coverwright/rules/company/trials'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useLocation } from '@tanstack/react-router'
import { EntryHalves, EntryOutcome } from '../../company/identity'
import { session } from '../../platform/session'
import { useReactivation } from './use-reactivation'

const schema = contactOperations.askReactivation.takes.omit({ language: true })

/** The 21 days are over, or the company was deactivated: go on with a pass, or ask the platform's team. */
export function TrialExpiredPage() {
  const t = useTexts('subscriptions')
  const { submit, askedFor } = useReactivation()
  const { because } = useLocation().search as { because?: string }
  const isClosed = because === 'deactivated'
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
      <h1>{isClosed ? t('trial.closed') : t('trial.title', { days: TRIAL_DAYS })}</h1>
      <p className="sign-in-purpose">
        {isClosed ? t('trial.closedPurpose', { months: DEACTIVATED_KEPT_MONTHS }) : t('trial.purpose')}
      </p>
      {!isClosed && (
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
        <Link className="cw-link" href="/" onClick={() => session.clear()}>
          {t('trial.back')}
        </Link>
      </p>
    </EntryHalves>
  )
}
