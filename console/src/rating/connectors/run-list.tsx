import type { RunRow } from '@coverwright/contract/rating/connectors'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { History, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { runTones, useConnectorWords } from './connector-words'
import { RunPanel } from './run-panel'
import { useRunList } from './use-connectors'
import { useListTabs } from './use-list-tabs'
import { useRetry } from './use-retry'
import './connectors.css'

/** Every time that a connector was asked: when, how it went, how long it took and what came back. */
export function RunList() {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  const formats = useFormats()
  const list = useRunList()
  const { retry } = useRetry()
  const columns = useMemo(() => runColumns(t, formats, words), [t, formats, words])
  return (
    <ListPage
      {...list}
      title={t('title')}
      purpose={t('runs.purpose')}
      tabs={useListTabs()}
      columns={columns}
      rowKey={(run) => run.id}
      rowName={(run) => `${run.connectorName}, ${formats.dateTime(run.askedAt)}`}
      search={t('runs.search')}
      filters={{
        state: { label: t('runs.state'), says: (state) => t(`state.${state}`) },
        cause: { label: t('runs.cause'), says: (cause) => t(`cause.${cause}`) },
        connectorId: false,
      }}
      rowActions={(run) =>
        run.may.includes('retry')
          ? [{ key: 'retry', label: t('runs.retry'), icon: <RotateCcw />, onSelect: () => void retry(run.id) }]
          : []
      }
      open={(run) => <RunPanel key={run.id} id={run.id} />}
      openAt="side"
      countLabel={(count) => t('runs.count', { count })}
      empty={{ picture: <History size={24} />, title: t('runs.none'), about: t('runs.noneAbout') }}
    />
  )
}

const runColumns = (t: T, formats: Formats, words: ReturnType<typeof useConnectorWords>): Column<RunRow>[] => [
  {
    key: 'connector',
    title: t('runs.connector'),
    isFixed: true,
    cell: ({ connectorName, askedAt }) => (
      <>
        {connectorName}
        <small className="cw-phone-line">{formats.dateTime(askedAt)}</small>
      </>
    ),
  },
  {
    key: 'askedAt',
    title: t('runs.time'),
    width: 180,
    isWide: true,
    cell: ({ askedAt }) => <time dateTime={askedAt}>{formats.dateTime(askedAt)}</time>,
  },
  { key: 'cause', title: t('runs.cause'), width: 110, isWide: true, cell: ({ cause }) => t(`cause.${cause}`) },
  {
    key: 'state',
    title: t('runs.state'),
    cell: (run) => (
      <span className="run-state">
        <StateTag tone={runTones[run.state]}>
          {t(`state.${run.state}`)}
          {run.status === null ? '' : ` · ${run.status}`}
        </StateTag>
        {run.failure && <small className="cw-cut">{words(run.failure)}</small>}
      </span>
    ),
  },
  { key: 'product', title: t('runs.product'), isHidden: true, cell: ({ product }) => product?.name ?? NOTHING },
  { key: 'tries', title: t('runs.tries'), width: 80, align: 'end', isWide: true, cell: ({ tries }) => tries },
  {
    key: 'duration',
    title: t('runs.duration'),
    width: 110,
    align: 'end',
    isWide: true,
    cell: ({ durationMs }) => t('runs.ms', { ms: durationMs }),
  },
]
