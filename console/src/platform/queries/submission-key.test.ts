import { expect, test } from 'vitest'
import { FailedCall, RefusedCall } from '../wire/refused-call'
import { createSubmissionKey } from './submission-key'

const keys = () => {
  let made = 0
  return createSubmissionKey(() => `key${++made}`)
}

test('the same submission after a failed network keeps its key', () => {
  const submission = keys()
  expect(submission.keyFor({ a: 1 })).toBe('key1')
  submission.settled(new FailedCall('network'))
  expect(submission.keyFor({ a: 1 })).toBe('key1')
})

test('other content is another submission', () => {
  const submission = keys()
  submission.keyFor({ a: 1 })
  submission.settled(new FailedCall('network'))
  expect(submission.keyFor({ a: 2 })).toBe('key2')
})

test.each([undefined, new RefusedCall({ status: 409, message: 'a.b' })])('an answer ends the submission', (error) => {
  const submission = keys()
  submission.keyFor({ a: 1 })
  submission.settled(error)
  expect(submission.keyFor({ a: 1 })).toBe('key2')
})
