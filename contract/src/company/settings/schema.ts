import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import { dateForms, idleMinutes, isTimeZone, themes, weekStarts } from '@coverwright/rules/company/settings'
import { z } from 'zod'

/** A time on the wall at a quarter of an hour, or none. */
const WallTime = z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/)])

export const CompanySettings = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'settings.timeZone'),
  language: z.enum(languages),
  currency: z.string().length(3).refine(isCurrency, 'settings.currency'),
  weekStart: z.enum(weekStarts),
  dateForm: z.enum(dateForms),
  idleMinutes: z.int().min(idleMinutes.min).max(idleMinutes.max),
  needsSecondPerson: z.boolean(),
  senderName: z.string().trim().max(80),
  replyTo: z.union([z.literal(''), z.email().max(200)]),
  quietFrom: WallTime,
  quietUntil: WallTime,
})
export type CompanySettings = z.infer<typeof CompanySettings>

export const PersonSettings = z.object({
  theme: z.enum(themes),
  isRailCollapsed: z.boolean(),
})
export type PersonSettings = z.infer<typeof PersonSettings>

export const SettingsView = z.object({
  company: CompanySettings,
  mine: PersonSettings,
  may: z.array(z.enum(['updateCompany'])),
})
export type SettingsView = z.infer<typeof SettingsView>
