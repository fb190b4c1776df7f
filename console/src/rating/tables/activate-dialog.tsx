import type { FindingView, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { countHard, makeRoom } from '@coverwright/rules/rating/tables'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Alert, Input } from 'antd'
import { useId, useState } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { AskColleagues } from './ask-colleagues'
import { findingKey } from './customer-words'
import type { OpenSheet } from './open-sheet'
import { useActivateVersion, useCheck, useSetDates } from './use-tables'

type Props = {
  table: TableView
  version: TableVersionView
  opened: OpenSheet
  /** Only the days are changed, not whether it is in force. */
  isDatesOnly: boolean
  onClose: () => void
}

const TOLD = ['tables.findingsOpen', 'tables.rowsUnreachable']

/** From when to when, what that does to the other versions, and whether the findings were seen. */
export function ActivateDialog({ table, version, opened, isDatesOnly, onClose }: Props) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const [from, setFrom] = useState(version.effectiveFrom)
  const [to, setTo] = useState(version.effectiveTo ?? '')
  const [isAcknowledged, setAcknowledged] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [activate, setDates] = [useActivateVersion(), useSetDates()]
  const ids = { from: useId(), to: useId() }
  const days = { effectiveFrom: from, effectiveTo: to === '' ? null : to }
  const needsRoom = !isDatesOnly || version.state === 'active'
  const { data: check, isLoading } = useCheck(version.id, !isDatesOnly && version.rowCount > 0)
  const findings = check?.findings ?? []
  const isTold = error instanceof RefusedCall && TOLD.includes(error.code)
  const hasFindings = isTold || findings.length > 0
  const send = async () => {
    setError(null)
    try {
      if (!(await opened.queue.flush())) return
      const at = {
        versionId: version.id,
        baseRevision: version.state === 'draft' ? opened.queue.base : version.revision,
      }
      if (isDatesOnly) await setDates.mutateAsync({ ...at, ...days, makesRoom: true })
      else await activate.mutateAsync({ ...at, ...days, isAcknowledged, makesRoom: true })
      toast({ text: t(isDatesOnly ? 'acts.datesSet' : 'acts.activated', { number: version.number }) })
      onClose()
    } catch (refusal) {
      setError(refusal)
    }
  }
  const title = t(isDatesOnly ? 'acts.dates' : 'acts.activateTitle', { number: version.number })
  return (
    <Dialog
      open
      title={title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('acts.cancel')}</Button>
          <Button
            type="primary"
            loading={activate.isPending || setDates.isPending}
            disabled={from === '' || isLoading || (hasFindings && !isAcknowledged)}
            onClick={() => void send()}
          >
            {t(isDatesOnly ? 'acts.saveDates' : 'acts.activate')}
          </Button>
        </>
      }
    >
      <div className="table-form">
        {!isDatesOnly && <p>{t('acts.activateAbout')}</p>}
        <div className="table-days-fields">
          <label htmlFor={ids.from}>
            {t('acts.from')}
            <Input id={ids.from} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </label>
          <label htmlFor={ids.to}>
            {t('acts.to')}
            <Input id={ids.to} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
          </label>
        </div>
        {needsRoom && from !== '' && <Room {...{ days, table, version }} />}
        {error !== null && !isTold && <Alert type="error" title={words(error)} showIcon />}
        <AskColleagues version={version} error={error} onAsked={onClose} onError={setError} />
        {isTold ? <Alert type="warning" title={words(error)} showIcon /> : <Findings {...{ findings, table }} />}
        {hasFindings && (
          <Check isOn={isAcknowledged} onChange={(isOn) => setAcknowledged(isOn)}>
            {t('acts.acknowledge')}
          </Check>
        )}
      </div>
    </Dialog>
  )
}

type FindingsProps = { findings: readonly FindingView[]; table: TableView }

/** Customers without one clear price, rows for nobody, and what is only to be looked at: each said for itself. */
function Findings({ findings, table }: FindingsProps) {
  const t = useTexts('tables')
  const { unclear, unreachable } = countHard(findings)
  const looks = findings.filter(({ isHard }) => !isHard)
  const hard = findings.filter(({ isHard }) => isHard)
  return (
    <>
      {unclear > 0 && <Alert type="warning" title={t('refusals.findingsOpen', { count: unclear })} showIcon />}
      {unreachable > 0 && (
        <Alert type="warning" title={t('refusals.rowsUnreachable', { count: unreachable })} showIcon />
      )}
      {hard.length > 0 && <FindingLines {...{ findings: hard, table }} />}
      {looks.length > 0 && (
        <>
          <p>{t('acts.look', { count: looks.length })}</p>
          <FindingLines {...{ findings: looks, table }} />
        </>
      )}
    </>
  )
}

const MOST_LINES = 5

/** What it is, in which column and row; the panel beside the grid tells the rest. */
function FindingLines({ findings, table }: FindingsProps) {
  const t = useTexts('tables')
  const line = ({ code, column, rows }: FindingView) =>
    [
      t(`${findingKey(code)}Title`),
      table.columns.find(({ id }) => id === column)?.title,
      rows[0] !== undefined && t('acts.lookRow', { row: rows[0] + 1 }),
    ]
      .filter(Boolean)
      .join(' · ')
  const rest = findings.length - MOST_LINES
  return (
    <ul className="table-room">
      {findings.slice(0, MOST_LINES).map((finding, at) => (
        <li key={at}>{line(finding)}</li>
      ))}
      {rest > 0 && <li>{t('acts.lookMore', { count: rest })}</li>}
    </ul>
  )
}

type RoomProps = {
  table: TableView
  version: TableVersionView
  days: { effectiveFrom: string; effectiveTo: string | null }
}

/** What becomes of the other versions in force, said before it happens. */
function Room({ table, version, days }: RoomProps) {
  const t = useTexts('tables')
  const { date } = useFormats()
  const active = table.versions.filter(({ id, state }) => state === 'active' && id !== version.id)
  const made = makeRoom(active, days)
  const lines = [
    ...made.shortened.map(({ effectiveTo, number }) =>
      effectiveTo === null ? t('acts.replaces', { number }) : t('acts.shortens', { number, to: date(effectiveTo) }),
    ),
    ...(made.days.effectiveTo !== days.effectiveTo && made.days.effectiveTo
      ? [t('acts.endsBefore', { to: date(made.days.effectiveTo) })]
      : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="table-room">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
