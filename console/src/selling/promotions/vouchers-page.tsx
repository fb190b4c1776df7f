import { voucherOperations as operations, type VoucherView } from '@coverwright/contract/selling/promotions'
import { ListPage } from '@coverwright/ui/list'
import { useList } from '../../platform/queries'
import { VoucherDialog } from './voucher-dialog'
import { usePromotionPage } from './use-promotion-page'

/** The company's vouchers: what each takes off, how often it was used, and what may be done to it. */
export function VouchersPage() {
  const { words, isCreating, setCreating } = usePromotionPage('vouchers', operations)
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        {...words}
        open={(row: VoucherView, close) => <VoucherDialog key={row.id} row={row} onClose={close} />}
      />
      {isCreating && <VoucherDialog onClose={() => setCreating(false)} />}
    </>
  )
}
