import { languages } from '@coverwright/rules/languages'
import { underwritingMoments } from '@coverwright/rules/design/templates'
import {
  actionKinds,
  automationLimits as limits,
  notSentReasons,
  runStates,
  triggerKinds,
} from '@coverwright/rules/service/automations'
import { z } from 'zod'
import { isStorable } from '../../platform'

const text = (most: number) => z.string().max(most).refine(isStorable, 'automations.notStorable')
const said = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, 'automations.notStorable')
const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)
const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const memberIds = z.array(z.uuid()).max(limits.members).default([])

export const AutomationAction = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('email'), templateId: z.uuid() }),
  z.object({ id, kind: z.literal('sms'), texts: z.partialRecord(z.enum(languages), text(limits.sms)) }),
  z.object({
    id,
    kind: z.literal('connector'),
    connectorId: z.uuid(),
    inputs: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,79}$/), text(limits.text)).default({}),
  }),
  z.object({ id, kind: z.literal('notice'), text: said(limits.text), memberIds }),
  z.object({ id, kind: z.literal('task'), text: said(limits.text), memberIds, dueDays: within(limits.dueDays) }),
])
export type AutomationAction = z.infer<typeof AutomationAction>

/** As a form has it: what the chosen trigger has no use for counts for nothing. */
export const AutomationDraft = z.object({
  name: said(limits.name),
  trigger: z.enum(triggerKinds),
  /** How long nothing happened, before a quote counts as left. */
  hours: within(limits.leftHours).default(24),
  /** How many days before a policy ends. */
  days: within(limits.expiresDays).default(30),
  /** A day that the buyer named, and how many days after it; before it where negative. */
  dataName: z
    .string()
    .regex(/^([A-Za-z][A-Za-z0-9_]{0,79})?$/)
    .default(''),
  dateDays: within(limits.dateDays).default(0),
  condition: text(limits.condition).default(''),
  delayHours: within(limits.delayHours),
  actions: z.array(AutomationAction).min(1).max(limits.actions),
})
export type AutomationDraft = z.infer<typeof AutomationDraft>

/** What was done in the last 30 days. */
const Counts = z.object({ sent: z.int(), notSent: z.int(), waiting: z.int() })

export const AutomationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  trigger: z.enum(triggerKinds),
  actions: z.array(z.enum(actionKinds)),
  delayHours: z.int(),
  condition: z.string(),
  isOn: z.boolean(),
  counts: Counts,
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'switchOn', 'switchOff', 'delete'])),
})
export type AutomationRow = z.infer<typeof AutomationRow>

export const AutomationView = AutomationDraft.extend({
  id: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  isOn: z.boolean(),
  onSince: z.iso.datetime().nullable(),
  revision: z.int(),
  counts: Counts,
  /** Whether its messages have a way to stop them. */
  isMarketing: z.boolean(),
  may: z.array(z.enum(['edit', 'switchOn', 'switchOff', 'delete'])),
})
export type AutomationView = z.infer<typeof AutomationView>

const Named = z.object({ id: z.uuid(), name: z.string() })

/** What an automation of a product can be made of. */
export const AutomationChoices = z.object({
  product: Named,
  products: z.array(Named),
  templates: z.array(Named),
  connectors: z.array(Named.extend({ inputs: z.array(z.string()) })),
  members: z.array(Named),
  variables: z.array(z.object({ name: z.string(), of: z.enum(['quote', 'policy']).nullable(), title: z.string() })),
  dates: z.array(z.object({ name: z.string(), title: z.string() })),
  quietHours: z.object({ from: z.string(), until: z.string(), timeZone: z.string() }).nullable(),
})
export type AutomationChoices = z.infer<typeof AutomationChoices>

/** What would have become of one thing that happened. */
export const DryRunRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  subject: z.string(),
  /** So that people know it again and nobody else does. */
  to: z.string(),
  language: z.enum(languages),
  would: z.enum(['send', ...notSentReasons]),
})
export type DryRunRow = z.infer<typeof DryRunRow>

export const RunRow = z.object({
  id: z.uuid(),
  automationId: z.uuid(),
  automationName: z.string(),
  productName: z.string(),
  actionKind: z.enum(actionKinds),
  trigger: z.enum(triggerKinds),
  happenedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  state: z.enum(runStates),
  reason: z.enum(notSentReasons).nullable(),
  /** The value that was missing, or what a connector answered. */
  detail: z.string(),
  to: z.string(),
  subject: z.string(),
  policyId: z.uuid().nullable(),
  /** Empty where it was done for a quote. */
  policyNumber: z.string(),
  quoteId: z.uuid().nullable(),
  /** Whether it can still be looked at as it was sent. */
  isKept: z.boolean(),
})
export type RunRow = z.infer<typeof RunRow>

/** A message as it arrived, with the secrets in its links taken out. */
export const SentMessage = z.object({
  kind: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where the mail is shown, for a quarter of an hour; empty for an SMS. */
  address: z.string(),
  sentAt: z.iso.datetime(),
  arrived: z.enum(['queued', 'sent', 'failed', 'unknown']),
})
export type SentMessage = z.infer<typeof SentMessage>

export const UnderwritingMail = z.object({
  productId: z.uuid(),
  productName: z.string(),
  moment: z.enum(underwritingMoments),
  templateId: z.uuid().nullable(),
  templateName: z.string(),
  isOn: z.boolean(),
})
export type UnderwritingMail = z.infer<typeof UnderwritingMail>
