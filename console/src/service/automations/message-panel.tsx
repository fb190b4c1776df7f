import { automationOperations as operations, type RunRow } from '@coverwright/contract/service/automations'
import { Facts } from '@coverwright/ui/facts-list'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { automationAt } from './places'
import { runWords } from './run-words'

/** One run, and its message as it arrived for those who may see policies. */
export function MessagePanel({ run }: { run: RunRow }) {
  const t = useTexts('automations')
  const formats = useFormats()
  const mayRead = useMayCall(operations.getMessage)
  return (
    <div className="automation-run">
      <Facts
        facts={[
          {
            label: t('runs.automation'),
            value: <Link href={automationAt(run.automationId)}>{run.automationName}</Link>,
          },
          { label: t('runs.product'), value: run.productName || NOTHING },
          { label: t('list.trigger'), value: t(`triggers.${run.trigger}`) },
          { label: t('runs.what'), value: t(`kinds.${run.actionKind}`) },
          { label: t('runs.happened'), value: formats.dateTime(run.happenedAt) },
          { label: t('runs.due'), value: formats.dateTime(run.doneAt ?? run.dueAt) },
          { label: t('list.state'), value: runWords(t, run) },
          { label: t('runs.to'), value: run.to || NOTHING },
        ]}
      />
      {run.policyId && (
        <Link href={`/policy-engine?policy=${run.policyId}`}>{t('runs.policy', { number: run.policyNumber })}</Link>
      )}
      {run.isKept && mayRead && <Message runId={run.id} />}
    </div>
  )
}

function Message({ runId }: { runId: string }) {
  const t = useTexts('automations')
  const words = useErrorWords()
  return (
    <Loaded asked={useOperation(operations.getMessage, { runId })} words={words} isInCard>
      {({ kind, subject, text, address, arrived, to }) => (
        <figure className="automation-message">
          <figcaption>
            <b>{subject || t('kinds.sms')}</b>
            <span>{t('runs.arrived', { to, state: t(`arrived.${arrived}`) })}</span>
          </figcaption>
          {kind === 'email' ? <iframe title={subject} src={address} sandbox="" /> : <p>{text}</p>}
        </figure>
      )}
    </Loaded>
  )
}
