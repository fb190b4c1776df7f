import { createHmac } from 'node:crypto'
import { buyerToken } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** Worked out from the policy and this installation's secret, so that every mail can carry the link and none is kept. */
export function holderToken({ company, keyFor }: Pick<CompanyCtx, 'company' | 'keyFor'>, policyId: string) {
  return buyerToken(company, createHmac('sha256', keyFor('holder-link')).update(policyId).digest())
}

export const myAddress = (token: string) => `/my/${token}`
