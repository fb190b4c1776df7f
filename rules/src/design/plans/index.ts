export { choiceUses } from './choice-uses'
export {
  choiceRefusal,
  comparePlans,
  coverAmounts,
  coverNames,
  documentIn,
  planDocumentKinds,
  planLimits,
  planTexts,
  planTitle,
} from './plan'
export type { AddOn, ComparedCover, Cover, Declaration, Plan, PlanDocument, PlanDocumentKind, PlanSet } from './plan'
export { type PlanCode, planRefusals } from './plan-refusals'
