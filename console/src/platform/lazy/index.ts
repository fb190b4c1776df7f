export { inTime, isMissingChunk } from './in-time'
