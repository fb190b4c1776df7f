import * as ask from './questions'

export { ASKED_ON, customer, type SheetCustomer } from './customers'
export type { Figures } from './figures'
export { decline, exclude, load, refer } from './guide'
export { contactPage, from, page, pageIf, papersPage, planPage, type SheetPage } from './pages'
export { INCLUDED, NOT_COVERED, type PlanSheet } from './plans'
export { find, findEach, formula, priceOf, times } from './price'
export { amount, band, cross, factor, key, sumBand, table, yesOrNo } from './tables'
export { type Template, templateOf, type TemplateSheet, type TemplateType, type Wanted } from './template'
export { say } from './words'
/** `ask.choice`, `ask.yesNo`: a sheet's questions read as what they do. */
export { ask }
