import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, shownToasts, toast } from './toasts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a message goes by itself, one that can be undone stays longer', () => {
  toast({ text: 'Saved' })
  toast({ text: 'Moved to trash', undo: () => {} })
  vi.advanceTimersByTime(5000)
  expect(shownToasts().map((one) => one.text)).toEqual(['Moved to trash'])
  vi.advanceTimersByTime(4000)
  expect(shownToasts()).toEqual([])
})

test('at most three stand at once, the newest last', () => {
  for (const text of ['1', '2', '3', '4']) toast({ text })
  expect(shownToasts().map((one) => one.text)).toEqual(['2', '3', '4'])
})

test('a message can be closed', () => {
  const id = toast({ text: 'Saved' })
  closeToast(id)
  expect(shownToasts()).toEqual([])
})
