export { senderLost } from './events'
export { senderOperations, sendersTopic } from './operations'
export { type SenderRecordView, type SenderView } from './schema'
