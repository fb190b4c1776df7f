export { LiveHub } from './hub'
export { openStream } from './stream'
