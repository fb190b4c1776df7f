import type { BillRowView } from '@coverwright/contract/account/billing'
import { Amount, NOTHING, useFormats } from '@coverwright/ui/formats'
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
  const { dateTime } = useFormats()
  return (
    <ListPage
      {...useBillList()}
      title={t('orders.title')}
      purpose={t('orders.purpose')}
      filters={{
        state: { label: t('column.state'), says: (state) => t(`state.${state}`) },
        kind: { label: t('column.what'), any: t('orders.any'), says: (kind) => t(`kind.${kind}`) },
      }}
      columns={columns(t, dateTime)}
      rowKey={(row) => row.id}
      rowName={(row) => t(`what.${row.kind}`, { what: whatOf(t, row) })}
      open={(row) => <BillPanel key={row.id} orderId={row.id} />}
      openAt="side"
      empty={{ picture: <ReceiptText size={24} />, title: t('orders.empty'), about: t('orders.emptyAbout') }}
    />
  )
}

export const whatOf = (t: T, { kind, what }: Pick<BillRowView, 'kind' | 'what'>) =>
  kind === 'plan' ? t(`tier.${what}`) : what

const columns = (t: T, dateTime: (at: string) => string): Column<BillRowView>[] => [
  {
    key: 'what',
    title: t('column.what'),
    isFixed: true,
    cell: (row) => <span className="bill-what">{t(`what.${row.kind}`, { what: whatOf(t, row) })}</span>,
  },
  { key: 'total', title: t('column.total'), align: 'end', width: 130, cell: ({ total }) => <Amount value={total} /> },
  {
    key: 'state',
    title: t('column.state'),
    width: 110,
    cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
  },
  { key: 'invoice', title: t('column.invoice'), isWide: true, cell: ({ invoiceNumber }) => invoiceNumber ?? NOTHING },
  { key: 'madeAt', title: t('column.made'), isWide: true, width: 180, cell: ({ madeAt }) => dateTime(madeAt) },
]
