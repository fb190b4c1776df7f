export { campaignOf, MAX_CAMPAIGN, pageSlugRefusal } from './address'
export { type PageAct, pageActs, pageLife, pageRefusal, type PageState, pageStates } from './life'
export { type PageEvent, pageEvents } from './page-event'
