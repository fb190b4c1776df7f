import type { PlanRateView } from '@coverwright/contract/rating/pricing'

type Words = {
  readonly decision: string
  readonly plan: string
  readonly factor: (title: string, factor: string) => string
}

/** A test is named after what is special in it: why it was not simply accepted, else the rate that moves the price most. */
export function testTitle({ decision, reasons, worksheet }: PlanRateView, words: Words): string {
  const reason = reasons.find((each) => each.decision === decision)
  if (decision !== 'accept')
    return [words.decision, reason?.text || reason?.title, words.plan].filter(Boolean).join(', ')
  const strongest = worksheet
    .filter(({ unit, found, result }) => unit === 'number' && found !== null && Number(result) > 0)
    .map(({ title, result }) => ({ title, result, force: Math.abs(Math.log(Number(result))) }))
    .filter(({ force }) => force > 0)
    .sort((a, b) => b.force - a.force)[0]
  const rate = strongest && words.factor(strongest.title, strongest.result)
  return [rate, words.plan].filter(Boolean).join(', ')
}
