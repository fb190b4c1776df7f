import { expect, test } from 'vitest'
import { whileSeen } from './while-seen'

/** A tab that is looked at or not; its timers go off when the test says so. */
function tab(visibilityState: DocumentVisibilityState) {
  const happened: string[] = []
  const timers = new Map<number, () => void>()
  const page = Object.assign(new EventTarget(), { visibilityState })
  const later = (work: () => void) => {
    timers.set(timers.size + 1, work)
    return timers.size
  }
  const never = (timer: unknown) => void timers.delete(timer as number)
  const stop = whileSeen(page as never, { later, never }, () => {
    happened.push('open')
    return () => void happened.push('close')
  })
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const pass = () => {
    for (const work of timers.values()) work()
    timers.clear()
  }
  return { happened, turn, pass, stop }
}

test('a tab that nobody looks at has no line; seen again it opens one', () => {
  const { happened, turn, pass, stop } = tab('visible')
  turn('hidden')
  pass()
  turn('visible')
  expect(happened).toEqual(['open', 'close', 'open'])
  stop()
  turn('visible')
  expect(happened).toEqual(['open', 'close', 'open', 'close'])
})

test('a glance at another tab keeps the line', () => {
  const { happened, turn, pass } = tab('visible')
  turn('hidden')
  turn('visible')
  pass()
  expect(happened).toEqual(['open'])
})

test('a tab that was opened behind the one at hand waits until it is seen', () => {
  const { happened, turn, pass } = tab('hidden')
  pass()
  expect(happened).toEqual([])
  turn('visible')
  expect(happened).toEqual(['open'])
})
