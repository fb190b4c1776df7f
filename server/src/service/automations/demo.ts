import type { Automation, NotSentReason } from '@coverwright/rules/service/automations'
import { listProductNames } from '../../design/products'
import { findInUse, renderMail, seedTemplate } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { newestPolicies } from '../../selling/policies'
import { keepCopy } from './keep-copy'
import { changeRun, insertRuns } from './run-store'
import { type AutomationRecord, changeAutomation, insertAutomation } from './store'
import { loadSubject } from './subject'

const HOUR_MS = 3_600_000
/** How many of the newest policies the history looks at, and what became of each. */
const HISTORY: readonly (NotSentReason | 'sent')[] = ['sent', 'sent', 'condition', 'sent', 'bounced', 'cancelled']

/** A welcome with its history, a reminder of what was left, and a word to colleagues that is still off. */
export async function seedAutomationsDemo(ctx: CompanyCtx) {
  const products = await listProductNames(ctx, 'all')
  const idOf = (name: string) => products.find((product) => product.name === name)?.id
  const [travel, cycle] = [idOf('Travel Light'), idOf('City Cycle')]
  if (!travel || !cycle) return
  const welcomeMail = await seedTemplate(ctx, 'Welcome aboard', 'policyIssued')
  const waitingMail = await seedTemplate(ctx, 'Finish your quote', 'quoteWaiting')
  const plain = { condition: '', delayHours: 0 }
  const welcome = await seed(ctx, {
    ...{ name: 'Welcome after buying', productId: travel, trigger: { kind: 'policyIssued' } },
    ...{ condition: 'policy.premium >= 100', delayHours: 1 },
    actions: [{ id: 'mail', kind: 'email', templateId: welcomeMail }],
  })
  await seed(ctx, {
    ...{ ...plain, name: 'Unfinished quote', productId: travel, trigger: { kind: 'quoteLeft', hours: 48 } },
    actions: [{ id: 'mail', kind: 'email', templateId: waitingMail }],
  })
  const text = 'Call {{holder.name}} about policy {{policy.number}}.'
  const call = { id: 'call', kind: 'task', text, memberIds: [], dueDays: 2 } as const
  const large = { name: 'Call who buys much', productId: cycle, trigger: { kind: 'policyIssued' } } as const
  await insertAutomation(ctx, { ...plain, ...large, condition: 'policy.premium >= 2000', actions: [call] })
  await seedHistory(ctx, welcome, welcomeMail)
}

/** On from now: what the demo sold before has its history, and nobody is written to about it. */
async function seed(ctx: CompanyCtx, automation: Automation): Promise<AutomationRecord> {
  const row = await insertAutomation(ctx, automation)
  return changeAutomation(ctx, row, { onSince: new Date(ctx.now().getTime() + 1_000) })
}

async function seedHistory(ctx: CompanyCtx, { id: automationId, productId }: AutomationRecord, templateId: string) {
  const sold = (await newestPolicies(ctx, 60)).filter((policy) => policy.productId === productId)
  const template = await findInUse(ctx, templateId)
  for (const [place, outcome] of HISTORY.entries()) {
    const policyId = sold[place]?.policyId
    const happenedAt = new Date(ctx.now().getTime() - (place * 9 + 3) * HOUR_MS)
    const doneAt = new Date(happenedAt.getTime() + HOUR_MS)
    const subject = policyId ? await loadSubject(ctx, { quoteId: null, policyId, at: happenedAt }) : null
    if (!policyId || !subject?.email || !template) continue
    const [run] = await insertRuns(ctx, [
      {
        ...{ automationId, productId, policyId, quoteId: null, isTest: false, happenedAt, dueAt: doneAt },
        ...{ actionId: 'mail', actionKind: 'email', trigger: 'policyIssued', onceKey: `demo:${place}` },
      },
    ])
    if (!run) continue
    const done = outcome === 'sent' ? { state: outcome } : ({ state: 'notSent', reason: outcome } as const)
    await changeRun(ctx, run.id, { ...done, doneAt })
    if (outcome !== 'sent') continue
    const { language, answers, values, email: recipient, secrets } = subject
    const { subject: title, html, text } = await renderMail(ctx, { body: template.body, language, answers }, values)
    await keepCopy(ctx, { runId: run.id, kind: 'email', recipient, language, subject: title, html, text }, secrets)
  }
}
