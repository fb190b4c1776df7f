export { CHUNK_TIMEOUT_MS, inTime, isMissingChunk } from './in-time'
