import { companyReviewOperations, type ReturningView } from '@coverwright/contract/company/companies'
import { TRIAL_DAYS } from '@coverwright/rules/company/trials'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ActionButton } from '@coverwright/ui/page'
import { useToast } from '../../platform/toast'
import { useReturning } from './use-reviews'

const schema = companyReviewOperations.findReturning.takes.pick({ email: true })

/** Opens a company again whose trial is over or that was deactivated, after the letter in which somebody asked. */
export function ReturningPart({ operatorKey }: { operatorKey: string }) {
  const t = useTexts('support')
  useTexts('companies')
  const { found, find, open, isOpening } = useReturning(operatorKey)
  return (
    <div className="review">
      <Card title={t('returning.find')}>
        <div className="review-form">
          <Form
            {...find}
            schema={schema}
            label={t('returning.find')}
            guardsUnsaved={false}
            initial={{ email: '' }}
            submitLabel={t('returning.look')}
            fields={[{ name: 'email', kind: 'email', label: t('returning.email'), help: t('returning.emailHelp') }]}
          />
        </div>
      </Card>
      {found && <Returning company={found} onOpen={open} isOpening={isOpening} />}
    </div>
  )
}

type Props = { company: ReturningView; onOpen: ReturnType<typeof useReturning>['open']; isOpening: boolean }

function Returning({ company, onOpen, isOpening }: Props) {
  const t = useTexts('support')
  const withToast = useToast()
  const { date, dateTime } = useFormats()
  const { name, deactivatedAt, isTrialOver, trialEndsAt, askedAt, reason } = company
  const isShut = deactivatedAt !== null || isTrialOver
  const action = {
    label: isTrialOver ? t('returning.openDays', { days: TRIAL_DAYS }) : t('returning.open'),
    isBusy: isOpening,
    onSelect: () =>
      void withToast(() => onOpen(company, isTrialOver ? TRIAL_DAYS : 0), { text: t('returning.opened', { name }) }),
    ...(isShut ? {} : { blocked: t('returning.isOpen') }),
  }
  const facts = [
    [t('returning.deactivated'), deactivatedAt ? date(deactivatedAt) : NOTHING],
    [t('returning.trial'), dateTime(trialEndsAt)],
    [t('returning.asked'), askedAt ? dateTime(askedAt) : NOTHING],
    [t('returning.reason'), reason || NOTHING],
  ] as const
  return (
    <Card title={name}>
      <dl className="review-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="review-answers">
        <ActionButton action={action} type="primary" />
      </div>
    </Card>
  )
}
