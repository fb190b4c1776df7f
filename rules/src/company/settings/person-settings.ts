import { type Stored, upgradeStored, type Upgrade } from './stored'

export const themes = ['ai8-dark', 'light'] as const

/** What a person decides for their own screen. Their language and what is mailed to them are facts of the person. */
export type PersonSettings = {
  theme: (typeof themes)[number]
  isRailCollapsed: boolean
}

export const defaultPersonSettings: PersonSettings = {
  theme: 'ai8-dark',
  isRailCollapsed: false,
}

const upgrades: readonly Upgrade[] = [(values) => values]

export const PERSON_SETTINGS_VERSION = upgrades.length

/** What a person chose themselves, of whatever version it was kept. */
export const chosenPersonSettings = (stored: Stored | null): Partial<PersonSettings> =>
  upgradeStored(stored, upgrades, defaultPersonSettings)

/** Settings as stored, of whatever version; what was never chosen has its default. */
export const openPersonSettings = (stored: Stored | null): PersonSettings => ({
  ...defaultPersonSettings,
  ...chosenPersonSettings(stored),
})
