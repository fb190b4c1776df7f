import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/policy-engine'],
  en: {
    title: 'Policies and orders',
    about: 'Every policy you sold, with its documents and every cent, and the orders behind them.',
    steps: [
      'Type a policy number, a name or an email address to find a policy.',
      'Open it to read what happened, send its documents again, or cancel it.',
      'Under Orders, look at the abnormal ones: each says why, and what you can do.',
    ],
  },
  zh_tw: {
    title: '保單及訂單',
    about: '您售出的每份保單、其文件及每一分錢，以及相關訂單。',
    steps: [
      '輸入保單號碼、姓名或電郵地址，即可找到保單。',
      '開啟保單可查看經過、再次寄送文件或取消保單。',
      '在「訂單」中查看異常訂單：每項均說明原因及處理方法。',
    ],
  },
  zh_cn: {
    title: '保单及订单',
    about: '您售出的每份保单、其文件及每一分钱，以及相关订单。',
    steps: [
      '输入保单号码、姓名或邮箱地址，即可找到保单。',
      '打开保单可查看经过、再次发送文件或取消保单。',
      '在“订单”中查看异常订单：每项均说明原因及处理方法。',
    ],
  },
}
