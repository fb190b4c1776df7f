import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/general'],
  en: {
    title: 'Company settings',
    about: 'What applies to everyone in the company: time zone, date form, language, currency and sender.',
    steps: [
      'Choose the time zone and the date form: every time in the console is shown in them.',
      'Set the sender name and the reply address of policy emails.',
      'Save. Colleagues see the change at once.',
    ],
  },
  zh_tw: {
    title: '公司設定',
    about: '適用於公司所有人的設定：時區、日期格式、語言、貨幣與寄件者。',
    steps: [
      '選擇時區與日期格式，主控台的所有時間均依此顯示。',
      '設定保單電郵的寄件者名稱與回覆地址。',
      '儲存後，同事會立即看到變更。',
    ],
  },
  zh_cn: {
    title: '公司设置',
    about: '适用于公司所有人的设置：时区、日期格式、语言、货币与发件人。',
    steps: [
      '选择时区与日期格式，控制台的所有时间均依此显示。',
      '设置保单邮件的发件人名称与回复地址。',
      '保存后，同事会立即看到变更。',
    ],
  },
}
