import { automationOperations } from '@coverwright/contract/service/automations'
import { guardProducts, itself, type ProductRoom } from '../../design/products'
import { bind } from '../../platform/operations'
import { dryRun } from './dry-run'
import { followEvents } from './follow-events'
import { createAutomation, deleteAutomation, switchOff, switchOn, updateAutomation } from './keep-automation'
import { getAutomation, getChoices, listAutomations } from './list-automations'
import { getMessage, listRuns } from './list-runs'
import { lookAtClock, runDue, sweepMessages } from './look-at-clock'
import { mountSent } from './mount-sent'
import { mountUnsubscribe } from './mount-unsubscribe'
import { runJob } from './run-action'
import { findRun } from './run-store'
import { automationsSetUp } from './set-up'
import { findAutomation } from './store'
import { automationNames } from './tables'
import { listUnderwritingMails, silenceUnderwritingMail } from './underwriting-mails'

export { seedAutomationsDemo } from './demo'

export const automationsRoom: ProductRoom = {
  name: 'automations',
  operations: guardProducts(
    bind(automationOperations, {
      ...{ list: listAutomations, get: getAutomation, getChoices, create: createAutomation, update: updateAutomation },
      ...{ switchOn, switchOff, delete: deleteAutomation, dryRun, listRuns, getMessage },
      ...{ listUnderwritingMails, silenceUnderwritingMail },
    }),
    {
      productId: itself,
      id: async (ctx, id) => (await findAutomation(ctx, id))?.productId ?? null,
      automationId: async (ctx, id) => (await findAutomation(ctx, id))?.productId ?? null,
      runId: async (ctx, id) => (await findRun(ctx, id))?.productId ?? null,
    },
  ),
  readers: [followEvents],
  jobs: [runJob],
  chores: [
    { task: 'automations.due', cron: '* * * * *', run: runDue },
    { task: 'automations.clock', cron: '*/15 * * * *', run: lookAtClock },
    { task: 'automations.sweep', cron: '53 3 * * *', run: sweepMessages },
  ],
  setUp: [automationsSetUp],
  names: automationNames,
  constraints: { automation_name_once: 'automations.nameTaken' },
  mount: async (http, parts) => {
    mountSent(http, parts)
    await mountUnsubscribe(http, parts)
  },
}
