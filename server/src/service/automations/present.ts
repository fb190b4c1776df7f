import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { automationLimits, isMarketing, type Trigger } from '@coverwright/rules/service/automations'
import { listProductNames } from '../../design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { type Counted, countRuns } from './run-store'
import type { AutomationRecord } from './store'

const MONTH_MS = 30 * 86_400_000
const NONE: Counted = { sent: 0, notSent: 0, waiting: 0 }

export async function presentRows(ctx: MemberCtx, rows: readonly AutomationRecord[]) {
  const { counts, names } = await around(ctx, rows)
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, productId: row.productId, productName: names.get(row.productId) ?? '' },
    ...{ trigger: row.triggerKind, delayHours: row.delayHours, isOn: row.onSince !== null },
    condition: row.condition,
    actions: row.actions.map(({ kind }) => kind),
    counts: counts.get(row.id) ?? NONE,
    updatedAt: row.updatedAt.toISOString(),
    may: mayOf(ctx, row),
  }))
}

export async function presentAutomation(ctx: MemberCtx, row: AutomationRecord) {
  const { counts, names } = await around(ctx, [row])
  const { id, name, productId, condition, delayHours, revision, onSince, triggerKind } = row
  return {
    ...{ id, name, productId, condition, delayHours, revision, trigger: triggerKind, ...timesOf(row.trigger) },
    productName: names.get(productId) ?? '',
    actions: row.actions.map(presentAction),
    isOn: onSince !== null,
    onSince: onSince?.toISOString() ?? null,
    counts: counts.get(id) ?? NONE,
    isMarketing: isMarketing(triggerKind),
    may: mayOf(ctx, row),
  }
}

/** The fields of a form, those that the trigger has no use for as a form begins with them. */
function timesOf(trigger: Trigger) {
  return {
    hours: trigger.kind === 'quoteLeft' ? trigger.hours : 24,
    days: trigger.kind === 'policyExpires' ? trigger.days : 30,
    dataName: trigger.kind === 'dateReached' ? trigger.dataName : '',
    dateDays: trigger.kind === 'dateReached' ? trigger.days : 0,
  }
}

function presentAction(action: AutomationRecord['actions'][number]) {
  if (action.kind === 'notice' || action.kind === 'task')
    return { ...action, memberIds: action.memberIds.slice(0, automationLimits.members) }
  return action.kind === 'connector' ? { ...action, inputs: { ...action.inputs } } : { ...action }
}

async function around(ctx: MemberCtx, rows: readonly AutomationRecord[]) {
  const since = new Date(ctx.now().getTime() - MONTH_MS)
  const ids = rows.map(({ id }) => id)
  const products = await listProductNames(ctx, [...new Set(rows.map(({ productId }) => productId))])
  return { counts: await countRuns(ctx, ids, since), names: new Map(products.map(({ id, name }) => [id, name])) }
}

const mayOf = (ctx: MemberCtx, { onSince }: AutomationRecord) =>
  mayDo(ctx.member, {
    edit: operations.update,
    switchOn: onSince === null && operations.switchOn,
    switchOff: onSince !== null && operations.switchOff,
    delete: onSince === null && operations.delete,
  })
