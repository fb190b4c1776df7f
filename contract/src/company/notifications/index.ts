export { notificationOperations } from './operations'
export { NoticeView } from './schema'
export { noticesTopic } from './topics'
