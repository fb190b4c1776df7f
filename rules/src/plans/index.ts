export { choiceRefusal, comparePlans, coverAmounts, coverNames, planRefusals } from './plan'
export type { AddOn, ComparedCover, Cover, Declaration, Plan, PlanCode, PlanSet } from './plan'
