import { expect, test } from 'vitest'
import { COMPANY_SETTINGS_VERSION, defaultCompanySettings, isTimeZone, openCompanySettings } from './company-settings'
import { defaultPersonSettings, openPersonSettings } from './person-settings'
import { upgradeStored } from './stored'

test('a company that never set anything has the defaults, with editors let go after 30 idle minutes', () => {
  expect(openCompanySettings(null)).toEqual(defaultCompanySettings)
  expect(defaultCompanySettings.idleMinutes).toBe(30)
})

test('what was set stays, what came later has its default, what is no setting any more is dropped', () => {
  const opened = openCompanySettings({ version: COMPANY_SETTINGS_VERSION, values: { idleMinutes: 45, gone: true } })
  expect(opened).toEqual({ ...defaultCompanySettings, idleMinutes: 45 })
})

test('older settings walk through every upgrade after their version and through none before it', () => {
  const renamed = ({ rail, ...rest }: Record<string, unknown>) => ({ ...rest, isRailCollapsed: rail })
  const flipped = (values: Record<string, unknown>) => ({ ...values, isRailCollapsed: !values['isRailCollapsed'] })
  const defaults = { isRailCollapsed: false }
  expect(upgradeStored({ version: 0, values: { rail: true } }, [renamed, flipped], defaults)).toEqual({
    isRailCollapsed: false,
  })
  expect(upgradeStored({ version: 1, values: { isRailCollapsed: false } }, [renamed, flipped], defaults)).toEqual({
    isRailCollapsed: true,
  })
})

test('what a person never chose has its default', () => {
  expect(openPersonSettings(null)).toEqual(defaultPersonSettings)
  const stored = { version: 1, values: { theme: 'light', language: 'en_uk' } }
  expect(openPersonSettings(stored)).toEqual({ ...defaultPersonSettings, theme: 'light' })
})

test('a time zone is one that the calendar knows', () => {
  for (const zone of ['Asia/Hong_Kong', 'Europe/London', 'UTC']) expect(isTimeZone(zone)).toBe(true)
  for (const zone of ['Hongkong City', 'Asia/Nowhere', '', '+08:00']) expect(isTimeZone(zone)).toBe(false)
})
