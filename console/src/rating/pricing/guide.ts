import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/recipe'],
  en: {
    title: 'Price recipe',
    about: 'The named steps that make a price, with a customer tried beside them.',
    steps: [
      'Add steps: look up a table, calculate, take a discount, add a tax, round.',
      'Choose what the recipe gives: the yearly price, instalments and the parts shown to the customer.',
      'Try a customer at the side. The worksheet shows what each step did and from which row.',
      'Fix the problems listed; a recipe without any can be sold by.',
    ],
  },
  zh_tw: {
    title: '價格配方',
    about: '組成價格的各個步驟，並可在旁試算一位客戶。',
    steps: [
      '新增步驟：查表、計算、折扣、加稅、取整。',
      '選擇配方的結果：全年價格、分期，以及向客戶顯示的組成部分。',
      '在旁試算客戶；工作表會顯示每一步的結果與所用的列。',
      '修正列出的問題；沒有問題的配方即可用於銷售。',
    ],
  },
  zh_cn: {
    title: '价格配方',
    about: '组成价格的各个步骤，并可在旁试算一位客户。',
    steps: [
      '新增步骤：查表、计算、折扣、加税、取整。',
      '选择配方的结果：全年价格、分期，以及向客户显示的组成部分。',
      '在旁试算客户；工作表会显示每一步的结果与所用的行。',
      '修正列出的问题；没有问题的配方即可用于销售。',
    ],
  },
}
