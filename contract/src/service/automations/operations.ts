import { underwritingMoments } from '@coverwright/rules/design/templates'
import { notSentReasons, runStates, triggerKinds } from '@coverwright/rules/service/automations'
import { z } from 'zod'
import { templatesTopic } from '../../design/templates'
import { anyOf, listOperation, liveTopic, may, oneOf, operation, type Operations, Revision } from '../../platform'
import {
  AutomationChoices,
  AutomationDraft,
  AutomationRow,
  AutomationView,
  DryRunRow,
  RunRow,
  SentMessage,
  UnderwritingMail,
} from './schema'

export const automationsTopic = liveTopic('automations')

const One = z.object({ id: z.uuid() })
const read = { may: 'automations.read', changesWith: [automationsTopic] } as const
const write = { may: 'automations.write', gives: AutomationView, writes: true } as const

export const automationOperations = {
  list: listOperation({
    ...read,
    post: '/v1/automation/getAutomationList',
    rows: AutomationRow,
    more: { may: may('create') },
    also: { productId: z.uuid().nullable().default(null) },
    searches: ['name'],
    filters: { state: oneOf(['on', 'off']), trigger: anyOf(triggerKinds) },
    sorts: ['name', 'updatedAt'],
    usual: '-updatedAt',
    says: 'The automations of the company, or of one product, page by page',
  }),
  get: operation({
    ...read,
    post: '/v1/automation/getAutomation',
    takes: One,
    gives: AutomationView,
    says: 'One automation',
  }),
  getChoices: operation({
    ...read,
    post: '/v1/automation/getAutomationChoices',
    takes: z.object({ productId: z.uuid().nullable() }),
    gives: AutomationChoices.nullable(),
    says: 'What an automation of a product can be made of; null where there is no product yet',
  }),
  create: operation({
    ...write,
    post: '/v1/automation/createAutomation',
    takes: AutomationDraft.extend({ productId: z.uuid() }),
    says: 'A new automation, switched off',
  }),
  update: operation({
    ...write,
    post: '/v1/automation/updateAutomation',
    takes: AutomationDraft.extend({ id: z.uuid(), baseRevision: Revision }),
    says: 'Changes an automation on the revision it was read at; what waits is done as it is then',
  }),
  switchOn: operation({
    ...write,
    post: '/v1/automation/switchOnAutomation',
    takes: One,
    says: 'What happens from now on is followed',
  }),
  switchOff: operation({
    ...write,
    post: '/v1/automation/switchOffAutomation',
    takes: One,
    says: 'Nothing more is sent, not even what waits already',
  }),
  delete: operation({
    ...write,
    post: '/v1/automation/deleteAutomation',
    takes: One,
    gives: One,
    says: 'Deletes an automation that is off, and its history',
  }),
  dryRun: listOperation({
    ...read,
    post: '/v1/automation/dryRunAutomation',
    also: { automationId: z.uuid() },
    rows: DryRunRow,
    more: {
      happened: z.int(),
      would: z.int(),
      /** Of a long list the newest are looked at. */
      isCut: z.boolean(),
      reasons: z.array(z.object({ reason: z.enum(notSentReasons), count: z.int() })),
    },
    searches: [],
    filters: { would: oneOf(['send', 'not']) },
    sorts: ['at'],
    usual: '-at',
    says: 'What an automation would have done in the last 30 days; nothing is sent',
  }),
  listRuns: listOperation({
    ...read,
    post: '/v1/automation/getAutomationRuns',
    also: { automationId: z.uuid().nullable().default(null) },
    rows: RunRow,
    searches: ['automation', 'policy'],
    filters: { state: oneOf(runStates) },
    sorts: ['happenedAt', 'dueAt'],
    usual: '-happenedAt',
    most: 10_000,
    says: 'What automations did, what they wait for, and why something was not sent',
  }),
  getMessage: operation({
    may: 'policies.read',
    post: '/v1/automation/getSentMessage',
    takes: z.object({ runId: z.uuid() }),
    gives: SentMessage,
    secret: true,
    says: 'A message as it arrived',
  }),
  listUnderwritingMails: operation({
    may: 'automations.read',
    changesWith: [automationsTopic, templatesTopic],
    post: '/v1/automation/getUnderwritingMails',
    takes: z.object({}),
    gives: z.object({
      rows: z.array(UnderwritingMail),
      templates: z.array(z.object({ id: z.uuid(), name: z.string() })),
      may: may('silence'),
    }),
    says: 'What underwriting writes to the buyers of each product, and whether it does',
  }),
  silenceUnderwritingMail: operation({
    ...write,
    post: '/v1/automation/silenceUnderwritingMail',
    takes: z.object({ productId: z.uuid(), moment: z.enum(underwritingMoments), isOn: z.boolean() }),
    gives: UnderwritingMail,
    says: 'Whether a mail of underwriting is sent to the buyers of a product',
  }),
} satisfies Operations
