import { expect, test } from 'vitest'
import { headActionsOf, menuOf } from './head-actions'
import type { ThingAction } from './thing-types'

const action = (key: string, more: Partial<ThingAction> = {}): ThingAction => ({ key, label: key, ...more })
const cancel = action('cancel', { isDanger: true })
const keysOf = (actions: readonly { key: string }[]) => actions.map(({ key }) => key)

test('the main one is filled, two stand beside it, the rest waits behind three dots', () => {
  const { filled, quiet, rest } = headActionsOf([...'abcde'].map((key) => action(key, { isMain: key === 'b' })))
  expect([filled?.key, keysOf(quiet), keysOf(rest)]).toEqual(['b', ['a', 'c'], ['d', 'e']])
})

test('where nothing is wanted next, nothing is filled', () => {
  expect(headActionsOf([action('export')])).toMatchObject({ filled: undefined, quiet: [{ key: 'export' }] })
})

test('what takes something away is never a button of the head', () => {
  const { filled, quiet, rest } = headActionsOf([{ ...cancel, isMain: true }, action('resend')])
  expect([filled, keysOf(quiet), keysOf(rest)]).toEqual([undefined, ['resend'], ['cancel']])
  expect(keysOf(headActionsOf([action('resend'), cancel, action('copy')]).rest)).toEqual(['cancel'])
})

test('nothing that may be done is left out', () => {
  for (let count = 0; count < 8; count++) {
    const all = Array.from({ length: count }, (_, at) => action(String(at), at % 3 === 0 ? { isDanger: true } : {}))
    const { filled, quiet, rest } = headActionsOf(all)
    expect(keysOf([...(filled ? [filled] : []), ...quiet, ...rest]).sort()).toEqual(keysOf(all))
  }
})

test('in the menu what takes something away stands apart at the end, and what is blocked says why', () => {
  const items = menuOf([cancel, action('copy', { blocked: 'It is sold out' })])
  expect(keysOf(items)).toEqual(['copy', 'line', 'cancel'])
  expect(items[0]).toMatchObject({ blocked: 'It is sold out', hint: 'It is sold out' })
  expect(items[2]).toMatchObject({ danger: true })
  expect(keysOf(menuOf([cancel]))).toEqual(['cancel'])
})
