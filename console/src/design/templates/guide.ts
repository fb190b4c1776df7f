import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/email-template-list'],
  en: {
    title: 'Email templates',
    about: 'What your company writes to its customers, in your words and your look.',
    steps: [
      'Copy a system email, or begin with an empty one.',
      'Write its texts in each language; put variables where a name, a date or an amount belongs.',
      'Look at it with a real policy, and send it to yourself.',
      'Use the version, and choose which product sends it at which moment.',
    ],
  },
  zh_tw: {
    title: '電郵範本',
    about: '以貴公司的用字和外觀發送給客戶的電郵。',
    steps: [
      '複製系統電郵，或由空白開始。',
      '以各種語言撰寫內容，並在姓名、日期或金額處加入變數。',
      '以真實保單預覽，並寄一封給自己。',
      '啟用版本，再選擇由哪個產品在哪個時刻發送。',
    ],
  },
  zh_cn: {
    title: '邮件模板',
    about: '以贵公司的用词和外观发送给客户的邮件。',
    steps: [
      '复制系统邮件，或从空白开始。',
      '用各种语言撰写内容，并在姓名、日期或金额处加入变量。',
      '用真实保单预览，并给自己发送一封。',
      '启用版本，再选择由哪个产品在哪个时刻发送。',
    ],
  },
}
