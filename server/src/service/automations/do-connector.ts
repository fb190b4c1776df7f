import type { WayOfWriting } from '@coverwright/rules/design/templates'
import { moneyToExact } from '@coverwright/rules/money'
import { fillText } from '@coverwright/rules/service/automations'
import type { CompanyCtx } from '../../platform/operations'
import { callConnector } from '../../rating/connectors'
import type { Done, Ready } from './ready'
import { changeRun } from './run-store'

/** For programs: ISO days, plain figures. */
const PLAIN: WayOfWriting = {
  day: (isoDay) => isoDay,
  money: (money) => moneyToExact(money).toString(),
  number: String,
  yesNo: String,
}

type Call = { connectorId: string; productId: string; values: Record<string, string> }

/** In a transaction of its own before anybody is asked; null where it was about to be asked before, or cannot be. */
export async function prepareCall(ctx: CompanyCtx, { run, action, subject }: Ready<'connector'>): Promise<Call | null> {
  const end = async (done: Extract<Done, { reason: string }>) => {
    await changeRun(ctx, run.id, { state: 'notSent', detail: '', ...done, doneAt: ctx.now() })
    return null
  }
  if (run.begunAt) return end({ reason: 'unclear' })
  const filled = Object.entries(action.inputs).map(
    ([name, text]) => [name, fillText(text, subject.values, subject.answers, PLAIN)] as const,
  )
  const missing = filled.flatMap(([, each]) => each.missing)
  if (missing.length > 0) return end({ reason: 'missingValue', detail: missing.join(', ') })
  await changeRun(ctx, run.id, { begunAt: ctx.now() })
  const values = Object.fromEntries(filled.map(([name, { text }]) => [name, text]))
  return { connectorId: action.connectorId, productId: run.productId, values }
}

export async function askIt(ctx: CompanyCtx, call: Call): Promise<Done> {
  const asked = await callConnector(ctx, call)
  if (!asked) return { reason: 'connectorGone' }
  return asked.state === 'answered' ? {} : { reason: 'connectorFailed', detail: asked.failure?.code ?? '' }
}
