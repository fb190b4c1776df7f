export {
  isConsolePath,
  NOTICE_LIFE_DAYS,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
  noticesOverBefore,
  noticeState,
  type NoticeValues,
  waitingKindsFor,
} from './notice'
