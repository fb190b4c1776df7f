export { Preview } from './preview'
export { type AskOffer } from '../journey'
