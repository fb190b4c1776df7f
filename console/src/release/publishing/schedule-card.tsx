import type { ScheduleView } from '@coverwright/contract/release/schedules'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useErrorWords, wordsOfCode } from '../../platform/words'
import { ScheduleDialog } from './schedule-dialog'
import { useCancelSchedule, useSchedules } from './use-publishing'

const tones: Record<ScheduleView['state'], Tone> = {
  waiting: 'primary',
  done: 'success',
  refused: 'danger',
  cancelled: 'neutral',
}

/** What is to happen by itself, and what became of what was. */
export function ScheduleCard({ productId }: { productId: string }) {
  const t = useTexts('publishing')
  const words = useErrorWords()
  const asked = useSchedules(productId)
  return (
    <Card title={t('schedule.title.list')}>
      <Loaded asked={asked} words={words} isInCard>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="publish-none">{t('schedule.none')}</p>
          ) : (
            <ul className="history">
              {rows.slice(0, 6).map((row) => (
                <Planned key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function Planned({ row }: { row: ScheduleView }) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const withToast = useToast()
  const cancel = useCancelSchedule()
  const [isMoving, setMoving] = useState(false)
  const callOff = () => withToast(() => cancel.mutateAsync({ scheduleId: row.id }), { text: t('schedule.calledOff') })
  return (
    <li>
      <span className="planned-line">
        {t(`schedule.kind.${row.kind}`, { number: row.number ?? 0 })}
        <StateTag tone={tones[row.state]}>{t(`schedule.state.${row.state}`)}</StateTag>
      </span>
      <small>
        {formats.dateTime(row.at)}
        {row.by && `, ${row.by}`}
      </small>
      {row.refusal && <small>{wordsOfCode(row.refusal) ?? t('failed')}</small>}
      {row.may.length > 0 && (
        <span className="planned-line">
          {row.may.includes('change') && (
            <Button size="small" onClick={() => setMoving(true)}>
              {t('schedule.change')}
            </Button>
          )}
          {row.may.includes('cancel') && (
            <Button size="small" loading={cancel.isPending} onClick={() => void callOff()}>
              {t('schedule.cancel')}
            </Button>
          )}
        </span>
      )}
      {isMoving && <ScheduleDialog {...row} waiting={row} onClose={() => setMoving(false)} />}
    </li>
  )
}
