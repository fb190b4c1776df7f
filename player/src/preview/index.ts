export { hearUnfocused } from './hear-unfocused'
export { InFrame } from './in-frame'
export { Preview } from './preview'
export { type AskOffer } from '../journey'
