import {
  isRunningOut,
  nextPolicyNumber,
  numbersLeft,
  printPolicyNumber,
} from '@coverwright/rules/selling/policy-numbers'
import type { SetUpPart } from '../../design/products'
import { companyDay } from '../../company/settings'
import { findConnection, findDesign } from './store'

export const policyNumbersSetUp: SetUpPart = {
  part: 'policyNumbers',
  look: async (ctx, { productId }) => {
    const connection = await findConnection(ctx, productId)
    const row = connection && (await findDesign(ctx, connection.designId))
    if (!row) return { isDone: false, lines: [{ code: 'none' }] }
    const today = await companyDay(ctx)
    const next = nextPolicyNumber(row.design, row.last, today)
    const { title } = row
    if (!next.ok) {
      const { code, values } = next.refusal
      return { isDone: false, lines: [{ code: code.replace('policyNumbers.', ''), values: { title, ...values } }] }
    }
    const values = { title, next: printPolicyNumber(row.design, next.value, today) }
    const left = numbersLeft(row.design, row.last)
    const low = isRunningOut(row.given, left) ? [{ code: 'low', values: { left } }] : []
    return { isDone: true, lines: [{ code: 'connected', values }, ...low] }
  },
}
