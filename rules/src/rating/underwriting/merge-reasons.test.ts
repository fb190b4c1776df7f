import { expect, test } from 'vitest'
import { mergeReasons } from './merge-reasons'

test('a connector that gave nothing back counts like any other finding', () => {
  const reason = {
    source: 'connector',
    id: 'u',
    title: 'R',
    decision: 'refer',
    text: '',
    row: null,
    trouble: 'x',
  } as const
  expect(mergeReasons({ decision: 'accept', terms: [], reasons: [] }, [reason])).toMatchObject({ decision: 'refer' })
  expect(mergeReasons({ decision: 'decline', terms: [], reasons: [] }, [reason])).toMatchObject({
    decision: 'decline',
  })
})
