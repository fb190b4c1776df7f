import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/underwriting'],
  en: {
    title: 'Underwriting',
    about: 'Whom you accept, on which terms, and whom you refer or decline.',
    steps: [
      'Write a rule: when it applies, what it decides and the reason.',
      'Add terms where you accept with them: a loading, a fee, an exclusion or a message.',
      'Try customers and see which rule decided.',
      'Set the authority: up to which amount each role may decide.',
    ],
  },
  zh_tw: {
    title: '核保',
    about: '您接受哪些客戶、附帶甚麼條件，以及轉介或拒絕哪些客戶。',
    steps: [
      '編寫規則：何時適用、作出甚麼決定及其原因。',
      '如需附帶條件，可加入加費、費用、不保事項或訊息。',
      '試算客戶，查看由哪條規則決定。',
      '設定授權：各角色可決定的金額上限。',
    ],
  },
  zh_cn: {
    title: '核保',
    about: '您接受哪些客户、附带什么条件，以及转介或拒绝哪些客户。',
    steps: [
      '编写规则：何时适用、作出什么决定及其原因。',
      '如需附带条件，可加入加费、费用、除外责任或信息。',
      '试算客户，查看由哪条规则决定。',
      '设置授权：各角色可决定的金额上限。',
    ],
  },
}
