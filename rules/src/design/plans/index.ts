export { choiceUses } from './choice-uses'
export {
  comparePlans,
  coverAmounts,
  coverNames,
  documentIn,
  planDocumentKinds,
  planFiles,
  planLimits,
  planTexts,
  planTitle,
} from './plan'
export type { AddOn, ComparedCover, Cover, Declaration, Plan, PlanDocument, PlanDocumentKind, PlanSet } from './plan'
export { choiceRefusal, type PlanCode, planRefusals } from './plan-refusals'
