import { companyReviewOperations, type ReturningView } from '@coverwright/contract/company/companies'
import { useState } from 'react'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'
import { call } from '../../platform/wire'

const { findReturning, listReviews, reactivateCompany, reviewCompany } = companyReviewOperations

/** The key stays in the memory of this page: a reload asks for it again, and nothing on the device keeps it. */
export function useOperatorKey() {
  const [operatorKey, setOperatorKey] = useState<string | null>(null)
  const submit = useSubmit(async (typed: { operatorKey: string }) => {
    await call(listReviews, typed)
    setOperatorKey(typed.operatorKey)
  })
  return { operatorKey, submit, leave: () => setOperatorKey(null) }
}

export const useReviews = (operatorKey: string) => useOperation(listReviews, { operatorKey }, { keepsLast: true })

export const useReview = () => useWrite(reviewCompany, { refreshes: [listReviews] })

/** Who asks to come back, found by the address in the letter to the team; then opened again. */
export function useReturning(operatorKey: string) {
  const [found, setFound] = useState<ReturningView | null>(null)
  const reactivate = useWrite(reactivateCompany)
  const look = async ({ email }: { email: string }) => setFound(await call(findReturning, { operatorKey, email }))
  const open = async (company: ReturningView, trialDays: number) => {
    await reactivate.mutateAsync({ operatorKey, companyId: company.companyId, trialDays })
    setFound(null)
  }
  return { found, find: useSubmit(look), open, isOpening: reactivate.isPending }
}
