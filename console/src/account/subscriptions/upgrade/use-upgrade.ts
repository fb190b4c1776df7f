import { billingOperations } from '@coverwright/contract/account/billing'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import type { Plan } from '@coverwright/rules/account/subscriptions'
import { useOperation, useWrite } from '../../../platform/queries'

const { getSubscription, previewPlan, checkLicence, orderPlan, subscribePayment, changeLater } = subscriptionOperations
const { getBill, getPaymentMethod } = billingOperations

export const useSubscription = () => useOperation(getSubscription, {})
export const usePlanPrice = (plan: Plan) => useOperation(previewPlan, plan, { keepsLast: true })
export const useBill = (orderId: string) => useOperation(getBill, { orderId })

const refreshes = [getSubscription, getBill, getPaymentMethod]
export const useLicenceCheck = () => useWrite(checkLicence)
const useOrderPlan = () => useWrite(orderPlan, { refreshes })
const useSubscribePayment = () => useWrite(subscribePayment, { refreshes })
export const useChangeLater = () => useWrite(changeLater, { refreshes })

/** Orders the plan that was read and charges the card; the answer comes to the next page. */
export function usePay(plan: Plan, licenceNumber: string, totalMinor: number) {
  const [order, charge] = [useOrderPlan(), useSubscribePayment()]
  const pay = async () => {
    const { id: orderId } = await order.mutateAsync({ ...plan, licenceNumber, totalMinor })
    await charge.mutateAsync({ orderId })
    return orderId
  }
  return { pay, isBusy: order.isPending || charge.isPending, error: order.error ?? charge.error }
}
