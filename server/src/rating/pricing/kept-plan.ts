import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { LeftOpen } from '@coverwright/rules/rating/connectors'
import type { Money } from '@coverwright/rules/money'
import { printWorksheet, type WorksheetLine } from '@coverwright/rules/rating/pricing'
import type { PlanRate } from '@coverwright/rules/rating/rating'
import type { Decision } from '@coverwright/rules/rating/underwriting'

/** What connectors said when the quote was kept. */
export type KeptConnected = LeftOpen & { readonly asked: readonly AskedView[] }

/** What came out for one plan, printed: compared years later to the letter. */
export type KeptPlan = {
  readonly plan: string
  readonly decision: Decision
  readonly yearly: Money | null
  readonly refusal: string | null
  readonly worksheet: readonly WorksheetLine[]
}

export function keptPlanOf({ plan, decision, priced }: PlanRate): KeptPlan {
  return {
    plan,
    decision,
    yearly: priced.ok ? priced.value.yearly : null,
    refusal: priced.ok ? null : priced.refusal.code,
    worksheet: printWorksheet(priced.ok ? priced.value.worksheet : priced.refusal.worksheet),
  }
}

export type Difference = { plan: string; step: string | null; before: string; after: string }

/** Where two outcomes of the same customer part; nothing when they are the same to the letter. */
export function differencesOf(before: readonly KeptPlan[], after: readonly KeptPlan[]): Difference[] {
  return before.flatMap((was): Difference[] => {
    const is = after.find(({ plan }) => plan === was.plan)
    if (!is) return [{ plan: was.plan, step: null, before: was.plan, after: '' }]
    const whole: [string, string][] = [
      [was.decision, is.decision],
      [was.refusal ?? '', is.refusal ?? ''],
      [priceText(was), priceText(is)],
    ]
    return [
      ...whole.filter(([a, b]) => a !== b).map(([a, b]) => ({ plan: was.plan, step: null, before: a, after: b })),
      ...lineDifferences(was, is),
    ]
  })
}

const priceText = ({ yearly }: KeptPlan) => (yearly ? `${yearly.minor} ${yearly.currency}` : '')

function lineDifferences(was: KeptPlan, is: KeptPlan): Difference[] {
  const count = Math.max(was.worksheet.length, is.worksheet.length)
  return Array.from({ length: count }, (_, at) => [was.worksheet[at], is.worksheet[at]] as const)
    .filter(([before, after]) => printLine(before) !== printLine(after))
    .map(([before, after]) => ({
      plan: was.plan,
      step: before?.step ?? after?.step ?? null,
      before: printLine(before),
      after: printLine(after),
    }))
}

function printLine(line: WorksheetLine | undefined): string {
  if (!line) return ''
  const inputs = line.inputs.map(({ name, value }) => `${name} ${value}`).join(', ')
  return [line.step, inputs, line.source ?? '', line.result].join(' · ')
}
