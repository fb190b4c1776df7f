export { browserVisit, tellBought, tellSlow } from './browser-visit'
export type { VisitTeller } from './tell-visit'
export { sentBy } from './sent-by'
export { askConsent } from './consent'
