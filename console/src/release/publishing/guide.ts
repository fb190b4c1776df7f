import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/primary-product', '/publisher'],
  en: {
    title: 'Publishing',
    about: 'From a finished design to an address where it is sold, and back.',
    steps: [
      'Choose “Publish”: every check says whether it is met and leads to where it is fixed.',
      'Publish to pre-live first. A link opens it for your own people; nothing that is bought there counts.',
      'Compare with live: texts, tables and the prices of your test customers, before and after. Then swap, at once or at a time.',
      'Start with some visitors: the new version goes back automatically when a limit is broken, and says why.',
      'Roll back in a second: the version before is kept as the swap backup, at the same address.',
    ],
  },
  zh_tw: {
    title: '發佈',
    about: '從完成的設計到發售網址，以及還原。',
    steps: [
      '選擇「發佈」：每項檢查都會說明是否通過，並帶您前往修正。',
      '先發佈到預上線，以連結供內部人員開啟；在該處的購買不會計算。',
      '與正式版比較：文字、費率表及測試客戶的前後價格，然後立即或定時替換。',
      '先讓部分訪客使用：超出上限時，新版本會自動還原並說明原因。',
      '可即時還原：前一版本會保留為替換備份，網址不變。',
    ],
  },
  zh_cn: {
    title: '发布',
    about: '从完成的设计到发售网址，以及还原。',
    steps: [
      '选择“发布”：每项检查都会说明是否通过，并带您前往修正。',
      '先发布到预上线，以链接供内部人员打开；在该处的购买不会计算。',
      '与正式版比较：文字、费率表及测试客户的前后价格，然后立即或定时替换。',
      '先让部分访客使用：超出上限时，新版本会自动还原并说明原因。',
      '可即时还原：前一版本会保留为替换备份，网址不变。',
    ],
  },
}
