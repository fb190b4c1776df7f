import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { CompanySettings, PersonSettings, SettingsView } from './schema'
import { settingsTopic } from './topics'

/** What a company decides for everybody in it, and what each person decides for their own screen. */
export const settingsOperations = {
  get: operation({
    post: '/v1/configuration/getSettings',
    may: 'signedIn',
    takes: z.object({}),
    gives: SettingsView,
    changesWith: [settingsTopic],
    says: "The company's settings and the caller's own",
  }),
  updateCompany: operation({
    post: '/v1/configuration/updateCompanySettings',
    may: 'companies.write',
    writes: true,
    takes: CompanySettings.partial(),
    gives: SettingsView,
    says: 'Changes the settings that are named; the others stay',
  }),
  updateMine: operation({
    post: '/v1/configuration/updateMySettings',
    may: 'signedIn',
    writes: true,
    takes: PersonSettings.partial(),
    gives: SettingsView,
    says: "Changes the caller's own settings that are named; the others stay",
  }),
} satisfies Operations
