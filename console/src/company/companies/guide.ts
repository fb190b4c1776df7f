import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/company-profile'],
  en: {
    title: 'Company profile',
    about: 'Your company’s details, brand, documents and bank account, and their verification.',
    steps: [
      'Fill in what is missing; the card at the side counts it.',
      'Upload logo, favicon and colour: your console and your pages wear them.',
      'Submit for verification. While it is pending there is nothing to do; you are told when it is decided.',
    ],
  },
  zh_tw: {
    title: '公司資料',
    about: '公司的資料、品牌、文件與銀行帳戶，以及其驗證。',
    steps: [
      '填寫尚欠的資料，旁邊的卡片會顯示數目。',
      '上載標誌、網站圖示與顏色，主控台與產品頁面會採用。',
      '提交驗證；待審期間無須操作，有結果時會通知您。',
    ],
  },
  zh_cn: {
    title: '公司资料',
    about: '公司的资料、品牌、文件与银行账户，以及其验证。',
    steps: [
      '填写尚缺的资料，旁边的卡片会显示数目。',
      '上传标志、网站图标与颜色，控制台与产品页面会采用。',
      '提交验证；待审期间无须操作，有结果时会通知您。',
    ],
  },
}
