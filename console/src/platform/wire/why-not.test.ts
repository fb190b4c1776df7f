import { expect, test } from 'vitest'
import { FailedCall, RefusedCall } from './refused-call'
import { whyNot } from './why-not'

const refused = (status: number) => new RefusedCall({ status, message: 'members.member.notFound' })

test('what is not there, and an address that names nothing, are gone; what is not yours is refused', () => {
  expect([404, 400, 403].map((status) => whyNot(refused(status)))).toEqual(['gone', 'gone', 'refused'])
})

test('everything else failed and can be asked for again', () => {
  expect([whyNot(refused(429)), whyNot(new FailedCall('network')), whyNot(new Error('a bug'))]).toEqual([
    'failed',
    'failed',
    'failed',
  ])
})
