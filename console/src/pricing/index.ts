export { pricingScreens } from './pages'
export { AskedList } from './asked-list'
export { HeldNote } from './held-note'
export { NameTitles } from './name-titles'
