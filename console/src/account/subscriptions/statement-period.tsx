import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { nameOf, type Period, type PeriodName, periodNames, periodOf } from './periods'

type Props = { period: Period; shown: { from: string; to: string; today: string }; onChoose: (period: Period) => void }

/** Named periods, and two days to type. */
export function StatementPeriod({ period, shown, onChoose }: Props) {
  const t = useTexts('subscriptions')
  const name = nameOf(period, shown.today)
  return (
    <div className="statement-period">
      <Segments<PeriodName | 'typed'>
        label={t('statement.period')}
        options={periodNames.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={name ?? 'typed'}
        onChange={(value) => value !== 'typed' && onChoose(periodOf(value, shown.today))}
      />
      <div className="statement-days">
        <DayField label={t('statement.from')} day={shown.from} onDay={(from) => onChoose({ from, to: shown.to })} />
        <DayField label={t('statement.to')} day={shown.to} onDay={(to) => onChoose({ from: shown.from, to })} />
      </div>
    </div>
  )
}

/** Taken when it is left or Enter is pressed: half a year typed is a day of the year 2. */
function DayField({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  const take = () => (typed && typed !== day ? onDay(typed) : setTyped(day))
  return (
    <label htmlFor={id}>
      {label}
      <Input
        id={id}
        type="date"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
    </label>
  )
}
