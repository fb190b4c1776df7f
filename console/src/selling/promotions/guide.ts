import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/vouchers', '/setting/coupons'],
  en: {
    title: 'eVouchers and coupons',
    about: 'Codes that take something off the price, counted so that none is used too often.',
    steps: [
      'Say what comes off: a percentage or an amount, for every product or one.',
      'Say how often, and for an eVoucher from when to when.',
      'Activate it, and give out its code.',
      'Watch what is used, and what is held by buyers who are just paying.',
    ],
  },
  zh_tw: {
    title: '電子禮券與優惠券',
    about: '可減免價格的代碼；每次使用都會計數，絕不會超量。',
    steps: [
      '設定減免方式：百分比或固定金額，適用於所有產品或單一產品。',
      '設定可用次數；電子禮券另設起訖時間。',
      '啟用後即可派發代碼。',
      '查看已使用的數量，以及付款中買家所保留的數量。',
    ],
  },
  zh_cn: {
    title: '电子礼券与优惠券',
    about: '可减免价格的代码；每次使用都会计数，绝不会超量。',
    steps: [
      '设置减免方式：百分比或固定金额，适用于所有产品或单个产品。',
      '设置可用次数；电子礼券另设起止时间。',
      '启用后即可派发代码。',
      '查看已使用的数量，以及付款中买家所保留的数量。',
    ],
  },
}
