import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/version'],
  en: {
    title: 'Version',
    about: 'The version that runs here, what changed in it, and the state of its parts.',
    steps: [
      'Read what changed in each version.',
      'If something does not work, look here first: a part that has trouble says so.',
    ],
  },
  zh_tw: {
    title: '版本',
    about: '目前執行的版本、其改動，以及各部分的狀態。',
    steps: ['閱讀每個版本的改動。', '如有問題，請先查看此頁：有異常的部分會有說明。'],
  },
  zh_cn: {
    title: '版本',
    about: '目前运行的版本、其改动，以及各部分的状态。',
    steps: ['阅读每个版本的改动。', '如有问题，请先查看此页：有异常的部分会有说明。'],
  },
}
