import { defaultLanguage, type Language } from '../languages'
import { type Stored, upgradeStored, type Upgrade } from './stored'

export const themes = ['ai8-dark', 'light'] as const
export const densities = ['comfortable', 'compact'] as const

/** How one list is shown to one person: hidden columns, and the page size. */
export type ListShape = { hidden: string[]; pageSize: number }

/** What a person decides for their own screen. */
export type PersonSettings = {
  language: Language
  theme: (typeof themes)[number]
  density: (typeof densities)[number]
  isRailCollapsed: boolean
  /** Spec 3: the account's notification-of-login toggle. */
  isToldOfLogin: boolean
  lists: Record<string, ListShape>
}

export const defaultPersonSettings: PersonSettings = {
  language: defaultLanguage,
  theme: 'ai8-dark',
  density: 'comfortable',
  isRailCollapsed: false,
  isToldOfLogin: true,
  lists: {},
}

const upgrades: readonly Upgrade[] = [(values) => values]

export const PERSON_SETTINGS_VERSION = upgrades.length

/** What a person chose themselves, of whatever version it was kept. */
export const chosenPersonSettings = (stored: Stored | null): Partial<PersonSettings> =>
  upgradeStored(stored, upgrades, defaultPersonSettings)

/** A person who chose no language reads the company's. */
export const openPersonSettings = (stored: Stored | null, companyLanguage: Language): PersonSettings => ({
  ...defaultPersonSettings,
  language: companyLanguage,
  ...chosenPersonSettings(stored),
})
