import type { StatementView } from '@coverwright/contract/account/subscriptions'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { Alert } from 'antd'
import { Download, Printer } from 'lucide-react'
import { downloadText } from '../../platform/download'
import { useMe } from '../../platform/me'
import { useErrorWords } from '../../platform/words'
import { statementCsv } from './statement-csv'
import { MonthStatements } from './month-statements'
import { StatementPeriod } from './statement-period'
import { StatementTable } from './statement-table'
import { usePeriod, useStatement, useStatementWords } from './use-statement'
import './statement.css'

/** The company's account with the platform: which days, what moved in them, to take along or to print. */
export function Statement() {
  const words = useErrorWords()
  const { period, choose } = usePeriod()
  const { data, error, refetch } = useStatement(period)
  if (!data)
    return (
      <div className="cw-card">
        {error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
      </div>
    )
  const shown = { from: period.from ?? data.from, to: period.to ?? data.to, today: data.today }
  return (
    <>
      <section className="cw-card statement">
        <PrintHead statement={data} />
        <div className="statement-tools">
          <TrialState trial={data.trial} />
          <Take statement={data} isBlocked={error !== null} />
        </div>
        <StatementPeriod period={period} shown={shown} onChoose={choose} />
        {error ? (
          <Alert type="error" showIcon title={words(error)} className="statement-error" />
        ) : (
          <StatementTable statement={data} />
        )}
      </section>
      <MonthStatements months={data.months} />
    </>
  )
}

function TrialState({ trial }: { trial: StatementView['trial'] }) {
  const t = useTexts('subscriptions')
  const { deadline } = useFormats()
  const tones = { running: 'info', expired: 'danger', upgraded: 'success' } as const
  return (
    <span className="statement-trial">
      <StateTag tone={tones[trial.status]}>{t(`trialState.${trial.status}`, { days: trial.daysLeft })}</StateTag>
      {trial.status === 'running' && <span>{t('trialState.until', { until: deadline(trial.endsAt) })}</span>}
    </span>
  )
}

function Take({ statement, isBlocked }: { statement: StatementView; isBlocked: boolean }) {
  const t = useTexts('subscriptions')
  const words = useStatementWords()
  const save = () =>
    downloadText(`statement-${statement.from}-${statement.to}.csv`, statementCsv(statement, words), 'text/csv')
  return (
    <span className="statement-take">
      <Button icon={<Download />} onClick={save} disabled={isBlocked}>
        {t('statement.csv')}
      </Button>
      <Button icon={<Printer />} onClick={() => window.print()} disabled={isBlocked}>
        {t('statement.print')}
      </Button>
    </span>
  )
}

/** On paper the frame is gone, so the sheet says itself whose it is, of which days and in which zone. */
function PrintHead({ statement }: { statement: StatementView }) {
  const t = useTexts('subscriptions')
  const { date, dateTime } = useFormats()
  const { company } = useMe()
  return (
    <header className="statement-print">
      <b>{company.name}</b>
      <span>{t('statement.title')}</span>
      <span>{t('statement.days', { from: date(statement.from), to: date(statement.to) })}</span>
      <small>{t('statement.printed', { at: dateTime(Date.now()), timeZone: statement.timeZone })}</small>
    </header>
  )
}
