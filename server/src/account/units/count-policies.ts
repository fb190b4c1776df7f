import { policyIssued } from '@coverwright/contract/selling/policies'
import { partsOf } from '@coverwright/rules/kernel'
import { companyDay } from '../../company/settings'
import { findSubscription } from '../../company/trials'
import { on, type Reader } from '../../platform/operations'
import { spendOrOwe } from './move-units'
import { holdUnits, updateUnits } from './store'

/** Policies beyond those of the plan cost units. Selling never waits for them. */
export const countPolicies: Reader = {
  name: 'units.policies',
  handles: [
    on(policyIssued, async (ctx, { at, data: { policyId, isTest } }) => {
      if (isTest) return
      const subscription = await findSubscription(ctx)
      if (!subscription || at < subscription.startedAt) return
      const { year, month: monthOfYear } = partsOf(await companyDay(ctx, at))
      const month = year * 12 + monthOfYear
      const held = await holdUnits(ctx)
      const issued = held.month === month ? held.issued + 1 : 1
      await updateUnits(ctx, { month, issued })
      if (issued > subscription.plan.transactions)
        await spendOrOwe(ctx, { use: 'issuing', key: `policy:${policyId}`, policyId })
    }),
  ],
}
