import { type Stored, upgradeStored, type Upgrade } from './stored'

export const themes = ['ai8-dark', 'light'] as const
export const densities = ['comfortable', 'compact'] as const

/** How one list is shown to one person: hidden columns, and the page size. */
export type ListShape = { hidden: string[]; pageSize: number }

/** What a person decides for their own screen. Their language and what is mailed to them are facts of the person. */
export type PersonSettings = {
  theme: (typeof themes)[number]
  density: (typeof densities)[number]
  isRailCollapsed: boolean
  lists: Record<string, ListShape>
}

export const defaultPersonSettings: PersonSettings = {
  theme: 'ai8-dark',
  density: 'comfortable',
  isRailCollapsed: false,
  lists: {},
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
