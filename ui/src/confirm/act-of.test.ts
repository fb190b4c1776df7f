import { expect, test } from 'vitest'
import { actOf } from './act-of'

const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)
const deletion = { about: 'delete', name: 'WINTER10', verb: 'Delete voucher', loses: ['1,204 unused codes'] } as const

test('a deletion says the name of the thing and what goes with it', () => {
  expect(actOf(deletion, t)).toMatchObject({
    title: 'confirm.deleteTitle {"name":"WINTER10"}',
    loses: ['1,204 unused codes'],
    verb: 'Delete voucher',
    isDanger: true,
  })
})

test('its name has to be typed only where data is lost', () => {
  expect(actOf(deletion, t).typeName).toBeUndefined()
  expect(actOf({ ...deletion, losesData: true }, t).typeName).toBe('WINTER10')
})
