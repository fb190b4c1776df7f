import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useTexts } from '../locales'
import { PageHeader } from '../page'
import { BulkBar } from './bulk-bar'
import { toggleOpen, turnTo } from './list-changes'
import { ListBar } from './list-bar'
import { ListContent } from './list-content'
import { isMore } from './is-more'
import { ListPaging } from './list-paging'
import { filtersOf, type ListAsks, tabsOf } from './list-asks'
import type { DrawnList, ListPageProps } from './list-types'
import { StateTabs } from './state-tabs'
import { useSelection } from './use-selection'
import './list.css'
import './table.css'

/** The list every other list follows: its operation declares what can be asked, the room says columns and words. */
export function ListPage<Row, const Asks extends ListAsks>(given: ListPageProps<Row, Asks>) {
  const t = useTexts('ui')
  const { asks, search, filters, tabs, action, ...words } = given
  const mayAct = action && (action.act === undefined || given.result?.may?.includes(action.act))
  const hasSearch = asks.searches.length > 0 && search !== false
  const drawnTabs = tabs ?? tabsOf(asks, filters, t('list.all'))
  return (
    <DrawnListPage
      {...words}
      sorts={asks.sorts}
      {...(asks.most === undefined ? {} : { most: asks.most })}
      {...(mayAct ? { action, empty: { ...(action.act ? { action } : {}), ...words.empty } } : {})}
      filters={filtersOf(asks, filters, t('list.any'))}
      {...(hasSearch ? { search: search ?? t('list.search') } : {})}
      {...(drawnTabs ? { tabs: drawnTabs } : {})}
    />
  )
}

function DrawnListPage<Row>(props: DrawnList<Row>) {
  const { value, onChange, result, rowKey } = props
  const rows = result?.rows ?? []
  const selection = useSelection(rows, rowKey, value)
  const opened = (props.openAt ?? 'row') === 'row' ? undefined : rows.find((row) => rowKey(row) === value.open)
  return (
    <div className="cw-list">
      {!props.isInPage && (
        <PageHeader title={props.title} purpose={props.purpose} action={props.action} others={<Others {...props} />} />
      )}
      {props.tabs && <StateTabs label={props.title} tabs={props.tabs} value={value} onChange={onChange} />}
      <ListBar {...props} />
      <ListContent {...props} selection={selection} />
      {result && result.total > 0 && !props.error && (
        <ListPaging
          value={value}
          total={result.total}
          isMore={isMore(result.total, props.most)}
          onChange={onChange}
          onPage={(page) => onChange(turnTo(value, page))}
        />
      )}
      {props.bulk && selection.chosen.size > 0 && (
        <BulkBar actions={props.bulk} rows={[...selection.chosen.values()]} onClear={selection.clear} />
      )}
      {opened !== undefined && (
        <OpenedRow {...props} row={opened} close={() => onChange(toggleOpen(value, rowKey(opened)))} />
      )}
    </div>
  )
}

type Opened<Row> = DrawnList<Row> & { row: Row; close: () => void }

function OpenedRow<Row>({ open, openAt, rowName, row, close }: Opened<Row>) {
  const inside = open?.(row, close)
  if (openAt === 'dialog' || !inside) return inside
  return (
    <Dialog open place="side" width={560} title={rowName(row)} onClose={close}>
      {inside}
    </Dialog>
  )
}

function Others<Row>({ others, onExport, result }: DrawnList<Row>) {
  const t = useTexts('ui')
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await onExport?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {others}
      {onExport && (
        <Button icon={<Download />} loading={isBusy} disabled={result?.total === 0} onClick={() => void run()}>
          {t('list.export')}
        </Button>
      )}
    </>
  )
}
