import { billingOperations, type CardPlace } from '@coverwright/contract/account/billing'
import { useOperation, useWrite } from '../../platform/queries'

const { getPaymentMethod, checkCard } = billingOperations

export const usePaymentMethod = () => useOperation(getPaymentMethod, {})

/** Leaves for the gateway's own page, where the card is given. */
export function useCardCheck(returnTo: CardPlace) {
  const check = useWrite(checkCard)
  const leave = () => check.mutate({ returnTo }, { onSuccess: ({ payAt }) => window.location.assign(payAt) })
  return { leave, isBusy: check.isPending || check.isSuccess, error: check.error }
}
