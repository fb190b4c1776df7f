import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/notifications'],
  en: {
    title: 'Notices',
    about: 'What happened that you should know, kept for seven days.',
    steps: [
      'Open a notice to read it; it is then marked as read for you alone.',
      'Choose several to mark or delete them together.',
    ],
  },
  zh_tw: {
    title: '通知',
    about: '您應知道的事項，保留七天。',
    steps: ['開啟通知即標示為已讀，只影響您自己。', '可選取多則一併標示或刪除。'],
  },
  zh_cn: {
    title: '通知',
    about: '您应知道的事项，保留七天。',
    steps: ['打开通知即标示为已读，只影响您自己。', '可选取多条一并标示或删除。'],
  },
}
