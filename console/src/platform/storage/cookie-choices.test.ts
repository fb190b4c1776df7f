import { expect, test } from 'vitest'
import { heedingChoices, keepCookieChoices, readCookieChoices } from './cookie-choices'
import { forgetful } from './open-storage'

test('until somebody chooses, everything is kept and nothing counts as chosen', () => {
  const storage = heedingChoices(forgetful())
  storage.setItem('language', 'zh_tw')
  expect(storage.getItem('language')).toBe('zh_tw')
  expect(readCookieChoices(storage)).toEqual({ preferences: true, knownBrowser: true, wasMade: false })
})

test('what is refused is forgotten at once and not kept again; what is needed stays', () => {
  const storage = heedingChoices(forgetful())
  storage.setItem('deviceKey', 'secret')
  storage.setItem('device', 'id')
  keepCookieChoices(storage, { preferences: true, knownBrowser: false })
  expect(storage.getItem('deviceKey')).toBeNull()
  storage.setItem('deviceKey', 'another')
  expect(storage.getItem('deviceKey')).toBeNull()
  expect(storage.getItem('device')).toBe('id')
  expect(readCookieChoices(storage)).toEqual({ preferences: true, knownBrowser: false, wasMade: true })
})

test('a choice can be taken back', () => {
  const storage = heedingChoices(forgetful())
  keepCookieChoices(storage, { preferences: false, knownBrowser: false })
  keepCookieChoices(storage, { preferences: true, knownBrowser: true })
  storage.setItem('themeMode', 'light')
  expect(storage.getItem('themeMode')).toBe('light')
})
