export { StateTag } from './state-tag'
export type { Tone } from './state-tag'
