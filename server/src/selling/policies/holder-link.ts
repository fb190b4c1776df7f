import { madeBuyerToken } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** Worked out from the policy and this installation's secret, so that every mail can carry the link and none is kept. */
export const holderToken = ({ company, keyFor }: Pick<CompanyCtx, 'company' | 'keyFor'>, policyId: string) =>
  madeBuyerToken(company, keyFor('policies.holderLink'), policyId)

export const myAddress = (token: string) => `/my/${token}`
