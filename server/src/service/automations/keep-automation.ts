import { type automationOperations as operations, automationsTopic } from '@coverwright/contract/service/automations'
import type { TakesOf } from '@coverwright/contract/platform'
import { bindRefusal } from '@coverwright/rules/design/templates'
import {
  type Automation,
  type AutomationAction,
  automationProblems,
  subjectOfTrigger,
  type Trigger,
} from '@coverwright/rules/service/automations'
import { answersOf, findInUse, holdUsable } from '../../design/templates'
import { Refused, refuse } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { listAllConnectors } from '../../rating/connectors'
import { presentAutomation } from './present'
import { deleteRunsOf, stopWaiting } from './run-store'
import { type AutomationRecord, changeAutomation, deleteAutomationRow, insertAutomation, lockAutomation } from './store'

type Takes<Name extends keyof typeof operations> = TakesOf<(typeof operations)[Name]>

export async function createAutomation(ctx: MemberCtx, { productId, ...draft }: Takes<'create'>) {
  const row = await insertAutomation(ctx, await soundAutomation(ctx, productId, draft))
  await ctx.record('automations.created', { automationId: row.id, productId, name: row.name })
  return told(ctx, row)
}

/** What waits already is done as the automation is then. */
export async function updateAutomation(ctx: MemberCtx, { id, baseRevision, ...draft }: Takes<'update'>) {
  const row = await holdAutomation(ctx, id)
  if (row.revision !== baseRevision)
    throw new Refused('automations.changedMeanwhile', { current: await presentAutomation(ctx, row) })
  const { actions, ...made } = await soundAutomation(ctx, row.productId, draft)
  const change = { ...made, actions: [...actions], triggerKind: made.trigger.kind }
  const changed = await changeAutomation(ctx, row, change)
  await ctx.record('automations.changed', { automationId: id, productId: row.productId, name: row.name })
  return told(ctx, changed)
}

/** What happened before is none of its business: nobody gets a mail about last month because of a switch. */
export async function switchOn(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdAutomation(ctx, id)
  if (row.onSince) throw new Refused('automations.isOn')
  await refuseUnusable(ctx, row.trigger, row.actions, row.productId)
  const changed = await changeAutomation(ctx, row, { onSince: ctx.now() })
  await ctx.record('automations.switchedOn', { automationId: id, productId: row.productId, name: row.name })
  return told(ctx, changed)
}

/** Also what waits is not sent any more. */
export async function switchOff(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdAutomation(ctx, id)
  if (!row.onSince) throw new Refused('automations.isOff')
  const changed = await changeAutomation(ctx, row, { onSince: null })
  await stopWaiting(ctx, id)
  await ctx.record('automations.switchedOff', { automationId: id, productId: row.productId, name: row.name })
  return told(ctx, changed)
}

export async function deleteAutomation(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdAutomation(ctx, id)
  if (row.onSince) throw new Refused('automations.isOn')
  await deleteRunsOf(ctx, id)
  await deleteAutomationRow(ctx, id)
  await ctx.record('automations.deleted', { automationId: id, productId: row.productId, name: row.name })
  await ctx.notify(automationsTopic)
  return { id }
}

async function holdAutomation(ctx: MemberCtx, id: string): Promise<AutomationRecord> {
  const row = await lockAutomation(ctx, id)
  if (!row) throw new Refused('automations.notFound')
  return row
}

async function told(ctx: MemberCtx, row: AutomationRecord) {
  await ctx.notify(automationsTopic)
  return presentAutomation(ctx, row)
}

type Draft = Omit<Takes<'create'>, 'productId'>

/** As it is kept: refused at its field where it could never do what it says. */
async function soundAutomation(ctx: CompanyCtx, productId: string, draft: Draft): Promise<Automation> {
  const { name, condition, delayHours, actions } = draft
  const trigger = triggerOf(draft)
  const ids = actions.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new Refused('automations.actionTwice', { field: 'actions' })
  const [problem] = automationProblems({ trigger, condition, delayHours, actions }, await answersOf(ctx, productId))
  if (problem) refuse(problem)
  await refuseUnusable(ctx, trigger, actions, productId)
  return { name, productId, trigger, condition, delayHours, actions }
}

function triggerOf({ trigger: kind, hours, days, dataName, dateDays }: Draft): Trigger {
  if (kind === 'quoteLeft') return { kind, hours }
  if (kind === 'policyExpires') return { kind, days }
  return kind === 'dateReached' ? { kind, dataName, days: dateDays } : { kind }
}

/** Templates that are not in use, or speak of what is not known then, and connectors that are gone. */
async function refuseUnusable(
  ctx: CompanyCtx,
  trigger: Trigger,
  actions: readonly AutomationAction[],
  productId: string,
) {
  const answers = await answersOf(ctx, productId)
  const moment = subjectOfTrigger(trigger.kind) === 'policy' ? 'policyIssued' : 'quoteSaved'
  const connectors = new Set((await listAllConnectors(ctx)).map(({ id }) => id))
  for (const [place, action] of actions.entries()) {
    const field = `actions.${place}.${action.kind === 'email' ? 'templateId' : 'connectorId'}`
    if (action.kind === 'connector' && !connectors.has(action.connectorId))
      throw new Refused('automations.connectorGone', { field })
    if (action.kind !== 'email') continue
    // Held until this is saved: who deletes the template now is told of this automation.
    const isThere = (await holdUsable(ctx, action.templateId, 'email')) !== null
    const template = isThere ? await findInUse(ctx, action.templateId) : null
    if (!template) throw new Refused('automations.templateGone', { field })
    const refusal = bindRefusal(template.body, moment, answers)
    if (refusal) refuse(refusal, { field })
  }
}
