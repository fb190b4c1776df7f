import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { datasetOperations } from '@coverwright/contract/design/datasets'
import { importOperations } from '@coverwright/contract/rating/imports'
import { memberOperations } from '@coverwright/contract/company/members'
import { planOperations } from '@coverwright/contract/design/plans'
import type { Operation } from '@coverwright/contract/platform'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { supportOperations } from '@coverwright/contract/staff/support'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { expect, test } from 'vitest'
import { screens } from './rooms'

/** What each screen asks the server for first: who may not ask is shown that, instead of a screen that stays empty. */
const asks: Record<string, Operation> = {
  '/apiList': connectorOperations.list,
  '/apiConnector': connectorOperations.get,
  '/batch-invite': memberOperations.inviteMany,
  '/bodyDataSet': datasetOperations.get,
  '/project': productOperations.list,
  '/setData': datasetOperations.get,
  '/setting-page': productOperations.get,
  '/setting-page/impact': productTestOperations.listTests,
  '/setting-page/import': importOperations.get,
  '/setting-page/plans': planOperations.get,
  '/setting-page/pricing': tableOperations.list,
  '/setting-page/recipe': pricingOperations.get,
  '/setting-page/table': tableOperations.get,
  '/setting-page/tests': productTestOperations.listTests,
  '/setting-page/underwriting': underwritingOperations.get,
  '/setting/audit': memberOperations.listAudit,
  '/setting/policy-numbers': policyNumberOperations.getDesign,
  '/setting/statement': subscriptionOperations.getStatement,
  '/version': supportOperations.getVersion,
}

test.each(Object.entries(asks))('%s is for those who may ask for what it shows', (path, { may }) => {
  expect(screens.find((screen) => screen.path === path)?.needs).toBe(may)
})

test('every screen that needs a permission is in this table', () => {
  const needing = screens.filter(({ needs }) => needs).map(({ path }) => path as string)
  expect(needing.filter((path) => !(path in asks))).toEqual([])
})
