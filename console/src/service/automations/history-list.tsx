import { automationOperations as operations, type RunRow } from '@coverwright/contract/service/automations'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage, type StateTab } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useList } from '../../platform/queries'
import { MessagePanel } from './message-panel'
import { runTones, runWords } from './run-words'

/** Everything that automations did, newest first; a row opens the message as it arrived. */
export function HistoryList({ tabs }: { tabs: StateTab[] }) {
  const t = useTexts('automations')
  const formats = useFormats()
  const columns = useMemo(() => columnsOf(t, formats), [t, formats])
  return (
    <ListPage
      {...useList(operations.listRuns)}
      title={t('list.title')}
      purpose={t('runs.purpose')}
      tabs={tabs}
      search={t('runs.search')}
      filters={{ state: { label: t('list.state'), says: (state) => t(`runs.${state}`) } }}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => `${row.automationName}, ${formats.dateTime(row.happenedAt)}`}
      open={(row) => <MessagePanel key={row.id} run={row} />}
      openAt="side"
      empty={{ picture: <History size={24} />, title: t('runs.none'), about: t('runs.noneAbout') }}
    />
  )
}

const columnsOf = (t: T, formats: Formats): Column<RunRow>[] => [
  {
    key: 'automation',
    title: t('runs.automation'),
    isFixed: true,
    cell: ({ automationName, productName }) => (
      <span className="automation-of">
        {automationName}
        <small>{productName}</small>
      </span>
    ),
  },
  {
    key: 'happenedAt',
    title: t('runs.happened'),
    width: 170,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{formats.dateTime(happenedAt)}</time>,
  },
  {
    key: 'policy',
    title: t('runs.policyNumber'),
    width: 150,
    isWide: true,
    cell: ({ policyNumber }) => policyNumber || NOTHING,
  },
  { key: 'kind', title: t('runs.what'), width: 110, isWide: true, cell: ({ actionKind }) => t(`kinds.${actionKind}`) },
  { key: 'to', title: t('runs.to'), width: 180, isWide: true, cell: ({ to }) => to || NOTHING },
  {
    key: 'state',
    title: t('list.state'),
    width: 260,
    cell: (row) => <StateTag tone={runTones[row.state]}>{runWords(t, row)}</StateTag>,
  },
  {
    key: 'dueAt',
    title: t('runs.due'),
    width: 170,
    isWide: true,
    cell: ({ doneAt, dueAt }) => formats.dateTime(doneAt ?? dueAt),
  },
]
