export { browserVisit, tellBought, tellSlow } from './browser-visit'
export type { VisitTeller } from './tell-visit'
export { askConsent } from './consent'
