import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/project', '/setting-page', '/groupProject'],
  en: {
    title: 'Products',
    about: 'Every insurance product you design or sell, and how far each one is.',
    steps: [
      'Choose “New product” and give it a name, a type and a currency. You get an empty draft; nothing is for sale yet.',
      'Open a product to see its parts: dataset, plans, pricing, underwriting, tests and policy numbers. Each says what is missing.',
      'Copy a product to start from what you have: tables and tests go along.',
      'A published version stays as it is. “Edit a copy” opens the next one.',
      'Put products into a group and invite people to all of them at once. The trash keeps a product for 30 days.',
    ],
  },
  zh_tw: {
    title: '產品',
    about: '您設計或銷售的所有保險產品，以及各自的進度。',
    steps: [
      '選擇「新增產品」，輸入名稱、類型與貨幣。您會得到一份空白草稿，尚未上架。',
      '開啟產品即可看到各部分：資料集、計劃、定價、核保、測試與保單編號，並說明尚欠甚麼。',
      '複製產品可從現有內容開始，費率表與測試會一併複製。',
      '已發佈的版本不會改變；「編輯副本」會開啟下一個版本。',
      '將產品歸入群組，可一次邀請人員參與全部產品。垃圾桶會保留產品 30 天。',
    ],
  },
  zh_cn: {
    title: '产品',
    about: '您设计或销售的所有保险产品，以及各自的进度。',
    steps: [
      '选择“新增产品”，输入名称、类型与货币。您会得到一份空白草稿，尚未上架。',
      '打开产品即可看到各部分：数据集、计划、定价、核保、测试与保单编号，并说明尚缺什么。',
      '复制产品可从现有内容开始，费率表与测试会一并复制。',
      '已发布的版本不会改变；“编辑副本”会打开下一个版本。',
      '将产品归入分组，可一次邀请人员参与全部产品。回收站会保留产品 30 天。',
    ],
  },
}
