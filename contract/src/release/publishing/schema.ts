import { languages } from '@coverwright/rules/languages'
import {
  changeHows,
  changeKinds,
  environments,
  expiryStates,
  shellStatuses,
} from '@coverwright/rules/release/publishing'
import { z } from 'zod'
import { may } from '../../platform'

export const Hash = z.string().regex(/^[0-9a-f]{64}$/)
/** A calendar day, '2027-10-01'. */
const DayText = z.iso.date()

/** What a shell says of itself to search engines, and the languages it is shown in: all of the body's, or some. */
export const ShellSettings = z.object({
  seoTitle: z.string().trim().max(70),
  seoDescription: z.string().trim().max(160),
  /** Empty for all that the body has. */
  languages: z.array(z.enum(languages)).max(languages.length),
})
export type ShellSettings = z.infer<typeof ShellSettings>

export const shellMay = [
  'goOnline',
  'takeOffline',
  'rollBack',
  'discard',
  'restore',
  'remove',
  'renew',
  'settings',
  'link',
] as const

export const ShellView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  environment: z.enum(environments),
  slug: z.string(),
  /** The address as buyers type it. */
  path: z.string(),
  status: z.enum(shellStatuses),
  /** Of what is mounted; 0 and empty while nothing was. */
  bodyNumber: z.int(),
  bodyHash: z.string(),
  publishedAt: z.iso.datetime(),
  settings: ShellSettings,
  /** The last day it is sold on; null where it has no end. */
  expiresOn: DayText.nullable(),
  autoRenew: z.boolean(),
  expiry: z.enum(expiryStates),
  /** The next thing that is to happen to it. */
  scheduled: z.object({ what: z.enum(['publish', 'replace', 'offline']), at: z.iso.datetime() }).nullable(),
  /** Of the visitors, how many of a hundred get another release for now. */
  canaryShare: z.int().nullable(),
  /** What a roll back would mount: the swap backup. */
  backup: z.object({ number: z.int(), hash: z.string(), dismountedAt: z.iso.datetime() }).nullable(),
  may: may(...shellMay),
})
export type ShellView = z.infer<typeof ShellView>

export const ChangeView = z.object({
  kind: z.enum(changeKinds),
  how: z.enum(changeHows),
  title: z.string(),
  place: z.string().optional(),
  part: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
})
export type ChangeView = z.infer<typeof ChangeView>

/** Of some customers: how many pay more, less or the same, and what they pay together before and after. */
const PriceEffectView = z.object({
  customers: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  same: z.int(),
  lost: z.int(),
  gained: z.int(),
  beforeMinor: z.int(),
  afterMinor: z.int(),
})

/** A frozen body and what was written down when it was frozen. */
export const ReleaseView = z.object({
  hash: z.string(),
  number: z.int(),
  frozenAt: z.iso.datetime(),
  /** Empty where nobody in particular did it, or they have left. */
  frozenBy: z.string(),
  /** The release that it was held against; null for the first. */
  against: z.int().nullable(),
  changes: z.array(ChangeView),
  tests: z.object({ passed: z.int(), failed: z.int() }),
  /** What it does to prices against the release before; null for the first, and where it was not worked out. */
  effect: z.object({ currency: z.string(), policies: PriceEffectView, tests: PriceEffectView }).nullable(),
  /** Who put it before buyers first, and so answered for it; null for one that never was. */
  approved: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** Where it stands now. */
  mountedOn: z.array(z.enum(environments)),
})
export type ReleaseView = z.infer<typeof ReleaseView>

/** One line of the history of a shell. */
export const MountView = z.object({
  place: z.int(),
  number: z.int(),
  hash: z.string(),
  share: z.int(),
  why: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type MountView = z.infer<typeof MountView>

/** One thing that a publish needs: met or not, whether it stands in the way there, and where it is put right. */
export const NeedView = z.object({
  need: z.string(),
  isMet: z.boolean(),
  /** Of what is met: there was nothing to look at, so it proves nothing. */
  isNote: z.boolean(),
  /** Of what is not met: nothing is published before it is. */
  blocks: z.array(z.enum(environments)),
  /** The console has the words for its code. */
  lines: z.array(
    z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  ),
  /** The screen that puts it right. */
  fixAt: z.string().nullable(),
})
export type NeedView = z.infer<typeof NeedView>

/** As people call it: what its live shell is, else that it is on pre-live alone, or ready to be published. */
export const shelfStatuses = [
  'online',
  'preLive',
  'ready',
  'scheduledToOnline',
  'scheduledToOffline',
  'preOnline',
  'offline',
  'expired',
] as const

/** What a product on the shelf looks like from the outside. */
export const ForSaleView = z.object({
  id: z.uuid(),
  name: z.string(),
  insuranceType: z.string(),
  ownerName: z.string(),
  status: z.enum(shelfStatuses),
  live: ShellView.nullable(),
  prelive: ShellView.nullable(),
  updatedAt: z.iso.datetime(),
  may: may('publish', 'schedule'),
})
export type ForSaleView = z.infer<typeof ForSaleView>
