import { afterEach, expect, test, vi } from 'vitest'
import { keepEarlyPalette, takeEarlyPalette } from './early-palette'

afterEach(() => vi.unstubAllGlobals())

const press = (keys: object) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { altKey: false, ...keys })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('Ctrl K before the frame is there is kept for it, once; where none will come, it is the browser’s', () => {
  vi.stubGlobal('window', new EventTarget())
  let isComing = false
  const stop = keepEarlyPalette(() => isComing)
  expect(press({ ctrlKey: true, key: 'k' })).toBe(false)
  expect(takeEarlyPalette()).toBe(false)
  isComing = true
  expect(press({ ctrlKey: true, key: 'K' })).toBe(true)
  expect(press({ key: 'k' })).toBe(false)
  expect([takeEarlyPalette(), takeEarlyPalette()]).toEqual([true, false])
  stop()
  expect(press({ metaKey: true, key: 'k' })).toBe(false)
})
