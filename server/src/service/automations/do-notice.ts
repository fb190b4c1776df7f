import { printDay } from '@coverwright/rules/kernel'
import { fillText } from '@coverwright/rules/service/automations'
import { notify } from '../../company/notifications'
import { companyDay, findCompanySettings } from '../../company/settings'
import { wayOf } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import type { Done, Ready } from './ready'

/** To the people who are named, or to everybody. A task is a notice with a day until which it waits. */
export async function doNotice(
  ctx: CompanyCtx,
  { run, automation, action, subject }: Ready<'notice' | 'task'>,
): Promise<Done> {
  const way = await wayOf(ctx, (await findCompanySettings(ctx)).language)
  const { text, missing } = fillText(action.text, subject.values, subject.answers, way)
  if (missing.length > 0) return { reason: 'missingValue', detail: missing.join(', ') }
  const href = run.policyId ? `/policy-engine?policy=${run.policyId}` : `/setAction-edit?automation=${automation.id}`
  const due = action.kind === 'task' ? printDay((await companyDay(ctx)) + action.dueDays) : ''
  const readers = action.memberIds.length > 0 ? action.memberIds.map((memberId) => ({ memberId })) : [{}]
  for (const reader of readers)
    if (action.kind === 'task') await notify(ctx, { kind: 'automations.task', values: { text, due }, href, ...reader })
    else await notify(ctx, { kind: 'automations.told', values: { text, name: automation.name }, href, ...reader })
  return {}
}
