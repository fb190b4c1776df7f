import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/plans'],
  en: {
    title: 'Plans and covers',
    about: 'What a buyer can choose: plans side by side, their covers, add-ons and documents.',
    steps: [
      'Add a plan and name it in every language of the product.',
      'Give each cover an amount and a data name, so that the price can use it.',
      'Upload the policy booklet and the cover document where a plan has its own.',
      'Save. If a colleague changed the same thing, you are asked which one to keep.',
    ],
  },
  zh_tw: {
    title: '計劃與保障',
    about: '買家可選擇的內容：並列的計劃、保障、附加項目與文件。',
    steps: [
      '新增計劃，並以產品的每種語言命名。',
      '為每項保障設定金額與資料名稱，以便用於計價。',
      '如計劃有專用文件，請上載保單小冊子與保障文件。',
      '儲存。若同事改動了同一項，系統會請您選擇保留哪一個。',
    ],
  },
  zh_cn: {
    title: '计划与保障',
    about: '买家可选择的内容：并列的计划、保障、附加项目与文件。',
    steps: [
      '新增计划，并以产品的每种语言命名。',
      '为每项保障设置金额与数据名称，以便用于计价。',
      '如计划有专用文件，请上传保单手册与保障文件。',
      '保存。若同事改动了同一项，系统会请您选择保留哪一个。',
    ],
  },
}
