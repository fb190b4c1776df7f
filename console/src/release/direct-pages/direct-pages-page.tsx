import type { DirectPageView } from '@coverwright/contract/release/direct-pages'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { StateTag } from '@coverwright/ui/state-tag'
import { PanelsTopLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../platform/queries'
import { directPageOperations as operations } from '@coverwright/contract/release/direct-pages'
import { PageDialog } from './page-dialog'
import { PagePanel } from './page-panel'
import { useDirectPageActions } from './use-direct-page-actions'
import './direct-pages.css'

/** The company's pages at their addresses: what each leads to, and what came of it. */
export function DirectPagesPage() {
  const t = useTexts('direct-pages')
  const list = useList(operations.list)
  const [edited, setEdited] = useState<DirectPageView | 'new' | null>(null)
  const actions = useDirectPageActions(setEdited)
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
        action={{ act: 'create', label: t('create'), icon: <Plus />, onSelect: () => setEdited('new') }}
        filters={{ state: { label: t('column.state'), says: (state) => t(`states.${state}`) } }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={actions}
        open={(row) => <PagePanel key={row.id} page={row} />}
        openAt="side"
        empty={{ picture: <PanelsTopLeft size={24} />, title: t('empty.title'), about: t('empty.about') }}
      />
      <p className="direct-pages-more">
        <Link href="/direct-page-template-list">{t('templates')}</Link>
        <Link href="/direct-page-template-use">{t('uses')}</Link>
      </p>
      {edited && <PageDialog page={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const columnsOf = (t: T, { number, money }: Formats): Column<DirectPageView>[] => [
  { key: 'name', title: t('column.name'), isFixed: true, cell: ({ name }) => name },
  { key: 'address', title: t('column.address'), isWide: true, cell: ({ path }) => path },
  { key: 'product', title: t('column.product'), cell: ({ productName }) => productName },
  {
    key: 'state',
    title: t('column.state'),
    width: 170,
    cell: ({ state, isSold }) => (
      <StateTag tone={state !== 'online' ? 'info' : isSold ? 'success' : 'warning'}>
        {state === 'online' && !isSold ? t('notSold') : t(`states.${state}`)}
      </StateTag>
    ),
  },
  { key: 'visits', title: t('column.visits'), align: 'end', width: 100, cell: ({ visits }) => number(visits) },
  {
    key: 'policies',
    title: t('column.policies'),
    align: 'end',
    width: 100,
    cell: ({ policies }) => number(policies),
  },
  {
    ...{ key: 'premium', title: t('column.premium'), align: 'end', isWide: true, width: 150 },
    cell: ({ premium }) => (premium.length === 0 ? NOTHING : premium.map((sum) => money(sum)).join(' + ')),
  },
]
