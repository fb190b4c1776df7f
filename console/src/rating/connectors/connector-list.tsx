import type { ConnectorRow } from '@coverwright/contract/rating/connectors'
import { askFirst } from '@coverwright/ui/confirm'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { StateTag } from '@coverwright/ui/state-tag'
import { Plug, Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useToast } from '../../platform/toast'
import { runTones } from './connector-words'
import { useConnectorList, useDeleteConnector } from './use-connectors'
import { useListTabs } from './use-list-tabs'

export function ConnectorList() {
  const t = useTexts('connectors')
  const formats = useFormats()
  const list = useConnectorList()
  const remove = useRemove()
  const columns = useMemo(() => connectorColumns(t, formats), [t, formats])
  const create = { act: 'create', label: t('list.create'), icon: <Plus />, href: '/apiConnector' }
  return (
    <>
      {list.result?.isInPlan === false && (
        <Note tone="info" action={{ label: t('lacks.upgrade'), href: '/upgrade' }}>
          {t('lacks.about')}
        </Note>
      )}
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose')}
        action={create}
        tabs={useListTabs()}
        columns={columns}
        rowKey={(connector) => connector.id}
        rowName={(connector) => connector.name}
        rowHref={(connector) => `/apiConnector?id=${connector.id}`}
        search={t('list.search')}
        filters={{
          kind: { label: t('field.kind'), says: (kind) => t(`kind.${kind}`) },
          method: { label: t('field.method'), says: (method) => method },
          resultType: { label: t('field.resultType'), says: (type) => t(`resultType.${type}`) },
        }}
        rowActions={(connector) =>
          connector.may.includes('delete')
            ? [
                {
                  key: 'delete',
                  label: t('list.delete'),
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => void remove(connector),
                },
              ]
            : []
        }
        countLabel={(count) => t('list.count', { count })}
        empty={{
          picture: <Plug size={24} />,
          title: t('list.none'),
          about: t('list.noneAbout'),
        }}
      />
    </>
  )
}

function useRemove() {
  const t = useTexts('connectors')
  const withToast = useToast()
  const remove = useDeleteConnector()
  return async ({ id, name }: ConnectorRow) => {
    const isSure = await askFirst({
      about: 'act',
      title: t('delete.ask', { name }),
      loses: [t('delete.loses')],
      keeps: t('delete.keeps'),
      verb: t('list.delete'),
      isDanger: true,
    })
    if (isSure) await withToast(() => remove.mutateAsync({ id }), { text: t('delete.done', { name }) })
  }
}

const connectorColumns = (t: T, formats: Formats): Column<ConnectorRow>[] => [
  {
    key: 'name',
    title: t('field.name'),
    isFixed: true,
    cell: ({ name, host }) => (
      <>
        {name}
        <small className="cw-phone-line">{host}</small>
      </>
    ),
  },
  { key: 'kind', title: t('field.kind'), width: 120, isWide: true, cell: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'host',
    title: t('list.host'),
    isWide: true,
    cell: ({ method, host }) => (
      <span className="cw-mono cw-cut">
        {method} {host}
      </span>
    ),
  },
  {
    key: 'resultType',
    title: t('field.resultType'),
    width: 110,
    isWide: true,
    cell: (row) => t(`resultType.${row.resultType}`),
  },
  {
    key: 'fields',
    title: t('list.fields'),
    width: 90,
    align: 'end',
    isWide: true,
    cell: ({ fieldCount }) => fieldCount,
  },
  {
    key: 'lastRun',
    title: t('list.lastRun'),
    width: 250,
    cell: ({ lastRun }) =>
      lastRun ? (
        <StateTag tone={runTones[lastRun.state]}>
          {t(`state.${lastRun.state}`)}
          <span className="cw-wide"> · {formats.dateTime(lastRun.at)}</span>
        </StateTag>
      ) : (
        NOTHING
      ),
  },
  {
    key: 'updatedAt',
    title: t('list.updated'),
    isWide: true,
    width: 130,
    align: 'end',
    cell: ({ updatedAt }) => formats.date(updatedAt),
  },
]
