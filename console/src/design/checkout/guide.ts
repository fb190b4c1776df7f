import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/checkout'],
  en: {
    title: 'Summary and checkout',
    about: 'The terms a product is sold on: cover, quote validity, cancellation, commission and claims.',
    steps: [
      'Choose the question that gives the first day of cover, and how long cover lasts.',
      'Set how long a quote is valid, the cooling-off period and how refunds are calculated.',
      'Enter the commission of each channel in percent of the premium.',
      'Write what to do in a claim, one step per line, in every language of the product.',
      'Save, then publish. Quotes and policies from before keep their terms.',
    ],
  },
  zh_tw: {
    title: '摘要及結帳',
    about: '產品的銷售條款：保障、報價有效期、取消、佣金及索償。',
    steps: [
      '選擇答案為保障首日的問題，以及保障期。',
      '設定報價有效期、冷靜期及退款計算方法。',
      '輸入每個渠道的佣金，以保費的百分比計算。',
      '以產品的每種語言寫下索償步驟，每行一個。',
      '儲存後發佈。之前的報價及保單保留原有條款。',
    ],
  },
  zh_cn: {
    title: '摘要及结账',
    about: '产品的销售条款：保障、报价有效期、取消、佣金及理赔。',
    steps: [
      '选择答案为保障首日的问题，以及保障期。',
      '设置报价有效期、冷静期及退款计算方法。',
      '输入每个渠道的佣金，以保费的百分比计算。',
      '以产品的每种语言写下理赔步骤，每行一个。',
      '保存后发布。之前的报价及保单保留原有条款。',
    ],
  },
}
