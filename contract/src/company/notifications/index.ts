export { notificationOperations } from './operations'
export { NOTICES_TOPIC, NoticeView } from './schema'
