import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/tests'],
  en: {
    title: 'Tests and book impact',
    about: 'Customers whose price must come out as it should, and what a change does to a whole book.',
    steps: [
      'Keep a customer as a test from the recipe, or add sample customers.',
      'A test that fails shows the first step that differs. Say that the new price is right, or fix the recipe.',
      'On “Book impact”, change a table and see who would pay more or less before anything is saved.',
    ],
  },
  zh_tw: {
    title: '測試與組合影響',
    about: '確保客戶的價格正確，並了解改動對整個組合的影響。',
    steps: [
      '在配方中將客戶儲存為測試，或新增虛擬客戶。',
      '未通過的測試會顯示首個不同的步驟；確認新價格正確，或修正配方。',
      '在「組合影響」改動表格，儲存前即可看到誰會付多或付少。',
    ],
  },
  zh_cn: {
    title: '测试与组合影响',
    about: '确保客户的价格正确，并了解改动对整个组合的影响。',
    steps: [
      '在配方中将客户保存为测试，或新增虚拟客户。',
      '未通过的测试会显示首个不同的步骤；确认新价格正确，或修正配方。',
      '在“组合影响”改动表格，保存前即可看到谁会付多或付少。',
    ],
  },
}
