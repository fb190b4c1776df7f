export { keepLine } from './live-line'
export { shareLine } from './shared-line'
