import type { DomainRowView } from '@coverwright/contract/account/domains'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Globe, Plus } from 'lucide-react'
import { DomainPanel } from './domain-panel'
import { DomainTag } from './domain-tag'
import { useDomainList } from './use-domains'
import { useDomainActions } from './use-domain-actions'
import './domains.css'

/** The company's domains: their states, certificates and what each shows. */
export function DomainsPage() {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const list = useDomainList()
  const actions = useDomainActions()
  const lacks = list.result?.lacks
  return (
    <>
      {lacks && (
        <Note tone="info" action={{ label: t('lacks.upgrade'), href: '/upgrade' }}>
          {t(`lacks.${lacks}`)}
        </Note>
      )}
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('purpose')}
        action={{ act: 'connect', label: t('add'), icon: <Plus />, onSelect: () => navigate('/domainCreate') }}
        filters={{ state: { label: t('column.state'), says: (state) => t(`states.${state}`) } }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={actions}
        open={(row) => <DomainPanel key={row.id} id={row.id} />}
        openAt="side"
        empty={{ picture: <Globe size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
    </>
  )
}

const columnsOf = (t: T, { date }: Formats): Column<DomainRowView>[] => [
  { key: 'name', title: t('column.name'), isFixed: true, cell: ({ name }) => name },
  { key: 'state', title: t('column.state'), width: 150, cell: ({ state }) => <DomainTag state={state} /> },
  { key: 'target', title: t('column.target'), isWide: true, cell: ({ target }) => target?.title ?? NOTHING },
  {
    key: 'certificate',
    title: t('column.certificate'),
    isWide: true,
    width: 170,
    cell: ({ certificate: { state, until } }) => (until ? date(until) : t(`certificate.${state}`)),
  },
  {
    key: 'paidUntil',
    title: t('column.paidUntil'),
    isWide: true,
    width: 140,
    cell: ({ paidUntil }) => (paidUntil ? date(paidUntil) : NOTHING),
  },
]
