import { orderMemberOperations } from '@coverwright/contract/selling/orders'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { listOrders, getOrder, fulfilOrder, refundOrder } = orderMemberOperations

export const useOrderList = () => useList(listOrders)
export const useOrder = (orderId: string) => useOperation(getOrder, { orderId })

const refreshes = [listOrders, getOrder, policyOperations.listPolicies]
export const useFulfilOrder = () => useWrite(fulfilOrder, { refreshes })
export const useRefundOrder = () => useWrite(refundOrder, { refreshes })
