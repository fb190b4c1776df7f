import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/sender'],
  en: {
    title: 'Sender of mails',
    about: 'Let your mails come from an address of your own, so that readers know you and spam filters trust you.',
    steps: [
      'Enter the address. A code goes to its mailbox: enter it here.',
      'Set both records at your name server, as they are shown.',
      'Press Check. Once every resolver sees them, mails come from your address.',
    ],
  },
  zh_tw: {
    title: '電郵寄件者',
    about: '讓電郵由您自己的地址寄出，讀者認得您，垃圾郵件過濾器也信任您。',
    steps: [
      '輸入地址。驗證碼會寄到該信箱，請在此輸入。',
      '在您的名稱伺服器設定所顯示的兩筆記錄。',
      '按「檢查」。所有解析器都看到後，電郵便由您的地址寄出。',
    ],
  },
  zh_cn: {
    title: '邮件发件人',
    about: '让邮件由您自己的地址发出，读者认得您，垃圾邮件过滤器也信任您。',
    steps: [
      '输入地址。验证码会发到该邮箱，请在此输入。',
      '在您的域名服务器设置所显示的两条记录。',
      '点按“检查”。所有解析器都看到后，邮件便由您的地址发出。',
    ],
  },
}
