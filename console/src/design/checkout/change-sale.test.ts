import { expect, test } from 'vitest'
import { changeSale } from './change-sale'

const sale = { version: 1, lasts: { kind: 'year' }, coolingOffDays: 30 } as const

test('what is changed is changed, and what is emptied goes back to the usual', () => {
  expect(changeSale(sale, { coolingOffDays: 7, cancelBy: 'shortRate' })).toEqual({
    ...sale,
    ...{ coolingOffDays: 7, cancelBy: 'shortRate' },
  })
  expect(changeSale(sale, { coolingOffDays: undefined })).toEqual({ version: 1, lasts: { kind: 'year' } })
})
