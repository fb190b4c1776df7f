import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { Pager } from './pager'

const SIZE = 10

/** On what really happened in the last 30 days; nothing is sent. It is asked for, because a month may be long. */
export function DryRunCard({ automationId, revision }: { automationId: string; revision: number }) {
  const t = useTexts('automations')
  const [askedAt, setAskedAt] = useState<number | null>(null)
  return (
    <Card title={t('dry.title')} beside={t('dry.about')}>
      {askedAt === revision ? (
        <Result automationId={automationId} />
      ) : (
        <div className="automation-ask">
          <Button icon={<FlaskConical />} onClick={() => setAskedAt(revision)}>
            {t('dry.ask')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Result({ automationId }: { automationId: string }) {
  const t = useTexts('automations')
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const [would, setWould] = useState<'send' | 'not'>('send')
  const asked = useOperation(
    operations.dryRun,
    { automationId, page, pageSize: SIZE, filter: { would } },
    { keepsLast: true },
  )
  const choose = (next: typeof would) => {
    setWould(next)
    setPage(1)
  }
  return (
    <Loaded asked={asked} words={useErrorWords()} isInCard>
      {({ rows, total, happened, would: sent, isCut, reasons }) => (
        <div className="automation-result">
          <p className="automation-figure" role="status">
            {t('dry.would', { count: sent })}
          </p>
          <p className="automation-size">
            {t(isCut ? 'dry.ofNewest' : 'dry.of', { happened })}{' '}
            {reasons.map(({ reason, count }) => `${t(`reasons.${reason}`)}: ${count}`).join('; ')}
          </p>
          <Segments
            label={t('dry.show')}
            value={would}
            options={[
              { value: 'send', label: t('dry.sent', { count: sent }) },
              { value: 'not', label: t('dry.notSent', { count: happened - sent }) },
            ]}
            onChange={choose}
          />
          <ul className="automation-rows">
            {rows.map((row) => (
              <li key={row.id}>
                <time dateTime={row.dueAt}>{formats.dateTime(row.dueAt)}</time>
                <span>{row.to || row.subject}</span>
                <small>{row.would === 'send' ? row.subject : t(`reasons.${row.would}`)}</small>
              </li>
            ))}
          </ul>
          <Pager page={page} total={total} size={SIZE} onTurn={setPage} />
        </div>
      )}
    </Loaded>
  )
}
