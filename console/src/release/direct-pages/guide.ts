import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/directPage'],
  en: {
    title: 'Direct pages',
    about: 'Landing pages that lead into a product and count what is sold from them.',
    steps: [
      'Copy a system page, write it in your languages and use a version of it.',
      'Choose an address, the product and the languages.',
      'Publish it, and send people to the address; add ?utm_campaign=… to tell campaigns apart.',
      'See how many looked, went on and bought.',
    ],
  },
  zh_tw: {
    title: '直銷頁',
    about: '引導至產品的頁面，並統計由此售出的保單。',
    steps: [
      '複製系統頁面，以各種語言撰寫並啟用版本。',
      '選擇網址、產品及語言。',
      '發佈後將網址送出；加上 ?utm_campaign=… 以區分活動。',
      '查看瀏覽、前往及購買的數目。',
    ],
  },
  zh_cn: {
    title: '直销页',
    about: '引导至产品的页面，并统计由此售出的保单。',
    steps: [
      '复制系统页面，用各种语言撰写并启用版本。',
      '选择网址、产品及语言。',
      '发布后将网址发出；加上 ?utm_campaign=… 以区分活动。',
      '查看浏览、前往及购买的数量。',
    ],
  },
}
