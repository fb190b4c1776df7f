import {
  type AutomationView,
  automationOperations as operations,
  type RunRow,
} from '@coverwright/contract/service/automations'
import { Card } from '@coverwright/ui/card'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { MessagePanel } from './message-panel'
import { Pager } from './pager'
import { runTones, runWords } from './run-words'

const SIZE = 10
type Props = { automationId: string; counts: AutomationView['counts'] }

/** What it did, newest first; each opens as it arrived. */
export function HistoryCard({ automationId, counts }: Props) {
  const t = useTexts('automations')
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<RunRow | null>(null)
  const asked = useOperation(operations.listRuns, { automationId, page, pageSize: SIZE }, { keepsLast: true })
  return (
    <Card title={t('runs.title')} beside={t('runs.counts', counts)}>
      <Loaded asked={asked} words={useErrorWords()} isInCard>
        {({ rows, total }) => (
          <div className="automation-result">
            {total === 0 && <p className="automation-size">{t('runs.none')}</p>}
            <ul className="automation-rows">
              {rows.map((row) => (
                <li key={row.id}>
                  <time dateTime={row.doneAt ?? row.dueAt}>{formats.dateTime(row.doneAt ?? row.dueAt)}</time>
                  <button type="button" onClick={() => setOpened(row)}>
                    {row.to || t(`kinds.${row.actionKind}`)}
                  </button>
                  <StateTag tone={runTones[row.state]}>{runWords(t, row)}</StateTag>
                </li>
              ))}
            </ul>
            <Pager page={page} total={total} size={SIZE} onTurn={setPage} />
          </div>
        )}
      </Loaded>
      {opened && (
        <Dialog open place="side" width={560} title={t('runs.one')} onClose={() => setOpened(null)}>
          <MessagePanel run={opened} />
        </Dialog>
      )}
    </Card>
  )
}
