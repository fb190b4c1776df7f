import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './watch-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('an editor is left once nobody pressed a key or moved the pointer for the whole time, and not before', () => {
  const [page, left] = [new EventTarget(), vi.fn()]
  watchIdle(page, 30 * MINUTE, left)
  vi.advanceTimersByTime(29 * MINUTE)
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(29 * MINUTE)
  page.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(30 * MINUTE - 1)
  expect(left).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(left).toHaveBeenCalledTimes(1)
})

test('an editor that was closed is not left later', () => {
  const left = vi.fn()
  watchIdle(new EventTarget(), MINUTE, left)()
  vi.advanceTimersByTime(5 * MINUTE)
  expect(left).not.toHaveBeenCalled()
})
