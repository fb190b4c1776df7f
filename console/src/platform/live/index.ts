export { keepLine } from './live-line'
export { shareLine } from './shared-line'
export { whileSeen } from './while-seen'
