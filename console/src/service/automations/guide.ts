import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/automated-notifications'],
  en: {
    title: 'Automations',
    about:
      'What your company does by itself when something happens: an email, an SMS, a notice, a task or a call to another system.',
    steps: [
      'Choose a product and what to wait for: a quote that was left, a policy that was issued, a birthday.',
      'Say for whom it holds, how long to wait, and what to do.',
      'Look at the dry run: what it would have sent in the last 30 days, and to whom not.',
      'Switch it on. The history shows every message as it arrived, and why one was not sent.',
    ],
  },
  zh_tw: {
    title: '自動化',
    about: '事情發生時由系統自動處理：電郵、短訊、通知、待辦事項或呼叫其他系統。',
    steps: [
      '選擇產品及觸發時機，例如未完成的報價、已簽發的保單或生日。',
      '設定適用條件、等待時間及動作。',
      '查看試行結果：過去 30 天會發送多少，哪些不會發送。',
      '開啟後，紀錄會顯示每則已送達的訊息，以及未發送的原因。',
    ],
  },
  zh_cn: {
    title: '自动化',
    about: '事情发生时由系统自动处理：邮件、短信、通知、待办事项或调用其他系统。',
    steps: [
      '选择产品及触发时机，例如未完成的报价、已签发的保单或生日。',
      '设置适用条件、等待时间及动作。',
      '查看试运行结果：过去 30 天会发送多少，哪些不会发送。',
      '开启后，记录会显示每条已送达的消息，以及未发送的原因。',
    ],
  },
}
