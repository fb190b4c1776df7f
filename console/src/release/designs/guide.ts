import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/product-design', '/productLibrary', '/pre-build'],
  en: {
    title: 'Designs',
    about: 'Ten whole products to begin with, and the wizard that makes one yours.',
    steps: [
      'Choose a kind of insurance and press “Try it”: you answer as a buyer would.',
      'Press “Use it”, give it your name, currency and languages, then font, picture, colour and the rest. The preview follows.',
      'Leave whenever you like: what you chose is there tomorrow.',
      '“Create product” makes the draft with its rates, underwriting and tests. Nothing is for sale until you publish it.',
    ],
  },
  zh_tw: {
    title: '設計範本',
    about: '十個完整的產品範本，以及把它變成您的產品的精靈。',
    steps: [
      '選擇保險類型並按「試用」：您可以像買家一樣作答。',
      '按「使用」，輸入名稱、貨幣與語言，再選字型、圖片、顏色等；預覽會即時更新。',
      '隨時可以離開：您選過的內容明天仍在。',
      '「建立產品」會連同費率、核保與測試建立草稿；發佈前不會出售。',
    ],
  },
  zh_cn: {
    title: '设计模板',
    about: '十个完整的产品模板，以及把它变成您的产品的向导。',
    steps: [
      '选择保险类型并按“试用”：您可以像买家一样作答。',
      '按“使用”，输入名称、货币与语言，再选字体、图片、颜色等；预览会即时更新。',
      '随时可以离开：您选过的内容明天仍在。',
      '“创建产品”会连同费率、核保与测试创建草稿；发布前不会出售。',
    ],
  },
}
