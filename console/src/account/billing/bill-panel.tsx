import type { BillView } from '@coverwright/contract/account/billing'
import { Button } from '@coverwright/ui/button'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { Download } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { PriceLines } from '../paying'
import { useBill, useInvoice, usePayBill } from './use-billing'
import './billing.css'

/** One order of the account: its price, until when it pays, and its papers. */
export function BillPanel({ orderId }: { orderId: string }) {
  return (
    <Loaded asked={useBill(orderId)} words={useErrorWords()} isInCard>
      {(bill) => <Bill bill={bill} />}
    </Loaded>
  )
}

function Bill({ bill }: { bill: BillView }) {
  const t = useTexts('billing')
  const { date, dateTime } = useFormats()
  const words = useErrorWords()
  const [pay, papers] = [usePayBill(), useInvoice()]
  const error = pay.error ?? papers.error
  const open = (paper: 'invoice' | 'receipt') =>
    papers.mutate({ orderId: bill.id, paper }, { onSuccess: ({ url }) => window.open(url, '_blank', 'noopener') })
  return (
    <div className="bill">
      {bill.failure && bill.state === 'unpaid' && (
        <Note tone="danger" action={{ label: t('bill.card'), href: '/setting/payment-method' }}>
          {t('bill.failed')}
        </Note>
      )}
      {error && (
        <Note tone="danger" isNews>
          {words(error)}
        </Note>
      )}
      <PriceLines price={bill.price} />
      <Facts
        facts={[
          bill.from !== null &&
            bill.to !== null && { label: t('bill.period'), value: `${date(bill.from)} – ${date(bill.to)}` },
          { label: t('column.invoice'), value: bill.invoiceNumber, copies: bill.invoiceNumber ?? undefined },
          { label: t('bill.paidAt'), value: bill.paidAt && dateTime(bill.paidAt) },
          { label: t('bill.paidBy'), value: bill.paidBy },
        ]}
      />
      <div className="bill-acts">
        {bill.may.includes('pay') && (
          <Button type="primary" loading={pay.isPending} onClick={() => pay.mutate({ orderId: bill.id })}>
            {t('bill.pay')}
          </Button>
        )}
        {bill.may.includes('invoice') &&
          (['invoice', 'receipt'] as const).map((paper) => (
            <Button key={paper} icon={<Download />} loading={papers.isPending} onClick={() => open(paper)}>
              {t(`bill.${paper}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}
