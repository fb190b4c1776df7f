import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/home'],
  en: {
    title: 'Your home page',
    about: 'What is unfinished, what waits for you and what you worked on last.',
    steps: [
      'Finish the set-up steps at the top. Each is ticked by what is really there, not by hand.',
      'Look at “Waiting for you”: it lists only what you have to do something about. News are in the notices, behind the bell.',
      'Continue with a product from its card, or press Ctrl K to go anywhere.',
    ],
  },
  zh_tw: {
    title: '首頁',
    about: '未完成的設定、等待您處理的事項，以及您最近處理的產品。',
    steps: [
      '完成上方的設定步驟；每一步依實際狀況標示完成，無須手動勾選。',
      '查看「待您處理」：只列出需要您處理的事項；其他消息在鈴鐺的通知內。',
      '從產品卡片繼續工作，或按 Ctrl K 前往任何頁面。',
    ],
  },
  zh_cn: {
    title: '首页',
    about: '未完成的设置、等待您处理的事项，以及您最近处理的产品。',
    steps: [
      '完成上方的设置步骤；每一步依实际状况标示完成，无须手动勾选。',
      '查看“待您处理”：只列出需要您处理的事项；其他消息在铃铛的通知内。',
      '从产品卡片继续工作，或按 Ctrl K 前往任何页面。',
    ],
  },
}
