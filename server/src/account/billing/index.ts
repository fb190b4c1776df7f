import { billingOperations, billPaid } from '@coverwright/contract/account/billing'
import { bind, type Room } from '../../platform/operations'
import { listBills, payBill } from './bills'
import { getInvoice, papersJob } from './invoices'
import { checkCard, getPaymentMethod, removeCard } from './payment-method'
import { getBill } from './present'
import { type Fulfils, settleFreeJob } from './settle-bill'

export { chargeBill } from './charge-bill'
export { keepPaper, paperAddress } from './keep-paper'
export { placeBill } from './place-bill'
export { getBill, presentBill } from './present'
export { daysAgo, seedLapsedBill, seedPaidBill } from './seed-bill'
export { type Fulfil, platformSettling } from './settle-bill'
export { type BillRow, findBill, findKeptMethod, holdAccount, listBillsPaidIn } from './store'

/** Stands below plans and units: what is given for a paid order is told to it when it is made. */
export const billingRoom = (fulfils: Fulfils): Room => ({
  name: 'billing',
  operations: bind(billingOperations, {
    ...{ listBills, getBill, payBill, getInvoice },
    ...{ getPaymentMethod, checkCard, removeCard },
  }),
  jobs: [settleFreeJob(fulfils), papersJob],
  events: [billPaid],
})
