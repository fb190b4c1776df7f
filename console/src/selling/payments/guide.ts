import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/payment-gateway'],
  en: {
    title: 'Payment gateway',
    about: 'Where your buyers pay, and whose account their money goes to.',
    steps: [
      'Install the sandbox to try everything out: its cards are test cards and no money moves.',
      'Connect your account at Stripe when you are ready to be paid.',
      'Activate one. The one that was active is deactivated in the same step.',
      'Make a test payment: it is refunded automatically.',
    ],
  },
  zh_tw: {
    title: '付款閘道',
    about: '買家在哪裡付款，以及款項進入誰的帳戶。',
    steps: [
      '安裝沙盒即可試用一切：只使用測試卡，不會有任何款項往來。',
      '準備好收款時，連接貴公司的 Stripe 帳戶。',
      '啟用其中一個；原本啟用的會同時停用。',
      '進行一次測試付款，款項會自動退回。',
    ],
  },
  zh_cn: {
    title: '支付网关',
    about: '买家在哪里付款，以及款项进入谁的账户。',
    steps: [
      '安装沙盒即可试用一切：只使用测试卡，不会有任何款项往来。',
      '准备好收款时，连接贵公司的 Stripe 账户。',
      '启用其中一个；原先启用的会同时停用。',
      '进行一次测试付款，款项会自动退回。',
    ],
  },
}
