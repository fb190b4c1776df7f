import { standings } from '@coverwright/rules/company/members'
import { trialStatuses } from '@coverwright/rules/company/trials'
import { z } from 'zod'
import { FileId } from '../companies'
import { Language, PersonName, Title } from './fields'

export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  phone: z.string(),
  pictureUrl: z.string().nullable(),
  language: Language,
  notifiesLogin: z.boolean(),
  checksDevices: z.boolean(),
  twoStep: z.object({ isOn: z.boolean(), since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() }),
  passwordChangedAt: z.iso.datetime(),
})
export type Account = z.infer<typeof Account>

/** Only what is given is changed. */
export const AccountChange = z.object({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  title: Title.optional(),
  language: Language.optional(),
  pictureFile: FileId.nullable().optional(),
  notifiesLogin: z.boolean().optional(),
})

export const SessionView = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  place: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

export const DeviceView = z.object({
  id: z.uuid(),
  device: z.string(),
  knownSince: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

export const UserType = z.object({
  standing: z.enum(standings),
  roleNames: z.array(z.string()),
  trial: z.enum(trialStatuses),
})

export const TwoStepSecret = z.object({ secret: z.string(), uri: z.string() })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
