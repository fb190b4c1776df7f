import type { BillRowView } from '@coverwright/contract/account/billing'
import { Amount, type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { ReceiptText } from 'lucide-react'
import { BillPanel } from './bill-panel'
import { useBillList } from './use-billing'

const tones: Record<BillRowView['state'], Tone> = {
  unpaid: 'info',
  paid: 'success',
  abnormal: 'danger',
  lapsed: 'neutral',
}

/** What the company ordered from the platform, with the invoice and the receipt of each that is paid. */
export function BillsPage() {
  const t = useTexts('billing')
  const formats = useFormats()
  return (
    <ListPage
      {...useBillList()}
      title={t('orders.title')}
      purpose={t('orders.purpose')}
      filters={{
        state: { label: t('column.state'), says: (state) => t(`state.${state}`) },
        kind: { label: t('column.what'), any: t('orders.any'), says: (kind) => t(`kind.${kind}`) },
      }}
      columns={columns(t, formats)}
      rowKey={(row) => row.id}
      rowName={(row) => whatOf(t, formats, row)}
      open={(row) => <BillPanel key={row.id} orderId={row.id} />}
      openAt="side"
      empty={{ picture: <ReceiptText size={24} />, title: t('orders.empty'), about: t('orders.emptyAbout') }}
    />
  )
}

function whatOf(t: T, { number }: Formats, { kind, what }: Pick<BillRowView, 'kind' | 'what'>): string {
  const said = { plan: () => t(`tier.${what}`), units: () => number(Number(what)), domain: () => what }[kind]()
  return t(`what.${kind}`, { what: said })
}

const columns = (t: T, formats: Formats): Column<BillRowView>[] => [
  {
    key: 'what',
    title: t('column.what'),
    isFixed: true,
    cell: (row) => <span className="bill-what">{whatOf(t, formats, row)}</span>,
  },
  { key: 'total', title: t('column.total'), align: 'end', width: 130, cell: ({ total }) => <Amount value={total} /> },
  {
    key: 'state',
    title: t('column.state'),
    width: 110,
    cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
  },
  { key: 'invoice', title: t('column.invoice'), isWide: true, cell: ({ invoiceNumber }) => invoiceNumber ?? NOTHING },
  { key: 'madeAt', title: t('column.made'), isWide: true, width: 180, cell: ({ madeAt }) => formats.dateTime(madeAt) },
]
