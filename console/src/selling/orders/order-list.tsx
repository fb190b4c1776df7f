import { useFormats } from '@coverwright/ui/formats'
import { ListPage, type StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { orderColumns } from './order-columns'
import { OrderPanel } from './order-panel'
import { useOrderList } from './use-orders'
import './orders.css'

/** What was to be paid, and what became of it; an abnormal one says why and what can be done. */
export function OrderList({ tabs }: { tabs: StateTab[] }) {
  const t = useTexts('orders')
  const formats = useFormats()
  const list = useOrderList()
  const columns = useMemo(() => orderColumns(t, formats), [t, formats])
  return (
    <ListPage
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      tabs={tabs}
      filters={{ state: { label: t('column.state'), any: t('anyState'), says: (state) => t(`state.${state}`) } }}
      columns={columns}
      rowKey={(order) => order.id}
      rowName={(order) => t('rowName', { payer: order.payerName, product: order.productName })}
      search={t('search')}
      open={(order) => <OrderPanel key={order.id} orderId={order.id} />}
      openAt="side"
      countLabel={(count) => t('count', { count })}
      empty={{ picture: <ReceiptText size={24} />, title: t('empty.title'), about: t('empty.about') }}
    />
  )
}
