import { businessTypes, paymentModes } from '@coverwright/rules/company/companies'
import { dateForms } from '@coverwright/rules/company/settings'
import { trialStatuses } from '@coverwright/rules/account/subscriptions'
import { z } from 'zod'
import { EmailAddress, Language, Secret, Ticket, TypedPassword } from './fields'

/** Spelled as the specification's session state has it. */
export const TokenSet = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string(),
  device_key: z.string(),
})
export type TokenSet = z.infer<typeof TokenSet>

export const SignIn = z.object({
  email: EmailAddress,
  password: TypedPassword,
  /** The key that this browser got at an earlier sign-in, if it did. */
  deviceKey: Secret.optional().catch(undefined),
})

/** Signed in, or what is still asked for. The ticket stands for the password already given. */
export const SignInStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signedIn'), tokens: TokenSet }),
  z.object({ step: z.literal('verifyDevice'), ticket: Ticket, sentTo: z.string(), resendAfterSeconds: z.int() }),
  z.object({ step: z.literal('twoStep'), ticket: Ticket }),
])
export type SignInStep = z.infer<typeof SignInStep>

/** Who is in, where, and what they may do: spec 3, session-held state. */
export const Me = z.object({
  profile: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    email: z.string(),
    pictureUrl: z.string().nullable(),
    language: Language,
  }),
  AccountData: z.object({
    subId: z.string(),
    paymentMode: z.enum(paymentModes),
    businessType: z.enum(businessTypes),
  }),
  PowerList: z.object({
    permissionsListRequestList: z.array(z.object({ area: z.string(), list: z.array(z.object({ url: z.string() })) })),
    permissionRoleList: z.array(z.object({ name: z.string() })),
  }),
  /** What buttons and menus ask: the permissions themselves. */
  permissions: z.array(z.string()),
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    logoUrl: z.string().nullable(),
    faviconUrl: z.string().nullable(),
    themeColour: z.string().nullable(),
    timeZone: z.string(),
    dateForm: z.enum(dateForms),
    trial: z.object({ status: z.enum(trialStatuses), endsAt: z.iso.datetime(), daysLeft: z.int() }),
  }),
})
export type Me = z.infer<typeof Me>

/** Spec 7: the company type that the host stands for. */
export const DomainType = z.enum(['INSURER', 'BROKER', 'AI8', 'PRODUCT_TALK'])
export type DomainType = z.infer<typeof DomainType>
