export { choiceRefusal, comparePlans, coverAmounts, coverNames } from './plan'
export type { AddOn, ComparedCover, Cover, Declaration, Plan, PlanSet } from './plan'
export { type PlanCode, planRefusals } from './plan-refusals'
