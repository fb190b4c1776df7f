import { idleMinutes } from './idle'
import { defaultLanguage, type Language } from '../../languages'
import { type Stored, upgradeStored, type Upgrade } from './stored'

export const weekStarts = ['monday', 'sunday', 'saturday'] as const
/** As each reader's language writes it, or one way for all of the company. */
export const dateForms = ['language', 'yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy'] as const

/** What a company decides once for everybody in it. */
export type CompanySettings = {
  timeZone: string
  language: Language
  currency: string
  weekStart: (typeof weekStarts)[number]
  dateForm: (typeof dateForms)[number]
  idleMinutes: number
  /** Whoever changed a rate table does not put it in force: somebody else does. */
  needsSecondPerson: boolean
  /** Spec 9: the policy email's sender is settable; empty leaves it to the platform. */
  senderName: string
  replyTo: string
  /** Customers get no messages by themselves from one time on the wall to another, '22:00'; empty where it does not matter. */
  quietFrom: string
  quietUntil: string
}

export const defaultCompanySettings: CompanySettings = {
  timeZone: 'Asia/Hong_Kong',
  language: defaultLanguage,
  currency: 'HKD',
  weekStart: 'monday',
  dateForm: 'language',
  idleMinutes: idleMinutes.default,
  needsSecondPerson: false,
  senderName: '',
  replyTo: '',
  quietFrom: '',
  quietUntil: '',
}

/** One step for each version that stored settings can have; the list's length is the version written today. */
const upgrades: readonly Upgrade[] = [(values) => values]

export const COMPANY_SETTINGS_VERSION = upgrades.length

/** Settings as stored, of whatever version, brought to today's; what was never set has its default. */
export const openCompanySettings = (stored: Stored | null): CompanySettings => ({
  ...defaultCompanySettings,
  ...upgradeStored(stored, upgrades, defaultCompanySettings),
})

export function isTimeZone(name: string): boolean {
  try {
    return name.includes('/') || name === 'UTC' ? Boolean(new Intl.DateTimeFormat('en', { timeZone: name })) : false
  } catch {
    return false
  }
}
