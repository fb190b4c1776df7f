import { orderAbnormal } from '@coverwright/contract/selling/orders'
import { printMoney } from '@coverwright/rules/money'
import { notify } from '../../company/notifications'
import { on, type Reader } from '../../platform/operations'

/** Money is here that belongs to nobody yet: somebody has to decide. */
export const tellOfAbnormal: Reader = {
  name: 'orders.notices',
  handles: [
    on(orderAbnormal, async (ctx, { data: { orderId, total } }) => {
      const href = `/policy-engine?tab=orders&order=${orderId}`
      await notify(ctx, { kind: 'orders.abnormal', values: { total: printMoney(total) }, href })
    }),
  ],
}
