import type { PlanRateView } from '@coverwright/contract/rating/pricing'

/** The step that lifted a price to its least premium, by its title: plans may cost the same because of it. Null where none did. */
export function raisedToLeast({ worksheet }: Pick<PlanRateView, 'worksheet'>): string | null {
  const raised = worksheet.find(
    ({ kind, addOn, isPassedOver, inputs, result }) =>
      kind === 'minimum' && addOn === null && !isPassedOver && inputs[0] && Number(inputs[0].value) < Number(result),
  )
  return raised?.title ?? null
}
