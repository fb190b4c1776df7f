import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/policy-numbers'],
  en: {
    title: 'Policy numbers',
    about: 'How the numbers of your policies look, and which product takes them from where.',
    steps: [
      'Design a number: prefixes, length, first and last number, suffixes and dates.',
      'Connect products to a design. A number is given once, and never twice.',
      'Watch how many are left; extend the range before it runs out.',
    ],
  },
  zh_tw: {
    title: '保單編號',
    about: '保單編號的格式，以及各產品使用哪一個編號設計。',
    steps: [
      '設計編號：前綴、長度、起訖號碼、後綴與日期。',
      '將產品連接到設計；每個號碼只會發出一次。',
      '留意剩餘數量，並在用盡前擴充範圍。',
    ],
  },
  zh_cn: {
    title: '保单编号',
    about: '保单编号的格式，以及各产品使用哪一个编号设计。',
    steps: [
      '设计编号：前缀、长度、起止号码、后缀与日期。',
      '将产品连接到设计；每个号码只会发出一次。',
      '留意剩余数量，并在用尽前扩充范围。',
    ],
  },
}
