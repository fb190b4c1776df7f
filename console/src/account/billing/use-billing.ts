import { billingOperations } from '@coverwright/contract/account/billing'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { listBills, getBill, payBill, getInvoice, getPaymentMethod, removeCard } = billingOperations

export const useBillList = () => useList(listBills)
export const useBill = (orderId: string) => useOperation(getBill, { orderId })
export const usePayBill = () => useWrite(payBill, { refreshes: [listBills, getBill] })
export const useInvoice = () => useWrite(getInvoice)
export const useRemoveCard = () => useWrite(removeCard, { refreshes: [getPaymentMethod] })
