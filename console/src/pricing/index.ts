export { pricingScreens } from './pages'
export { HeldNote } from './held-note'
export { NameTitles } from './name-titles'
