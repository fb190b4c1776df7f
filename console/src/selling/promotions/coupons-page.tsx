import { couponOperations as operations, type CouponView } from '@coverwright/contract/selling/promotions'
import { ListPage } from '@coverwright/ui/list'
import { useList } from '../../platform/queries'
import { CouponDialog } from './coupon-dialog'
import { usePromotionPage } from './use-promotion-page'

/** The company's coupons: what each takes off, how often it was used, and what may be done to it. */
export function CouponsPage() {
  const { words, isCreating, setCreating } = usePromotionPage('coupons', operations)
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        {...words}
        open={(row: CouponView, close) => <CouponDialog key={row.id} row={row} onClose={close} />}
      />
      {isCreating && <CouponDialog onClose={() => setCreating(false)} />}
    </>
  )
}
