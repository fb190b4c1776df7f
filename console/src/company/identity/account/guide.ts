import type { Guide } from '../../../platform/routes'

export const guide: Guide = {
  of: ['/account'],
  en: {
    title: 'Your account',
    about: 'Your profile, password, two-step sign-in and the devices you are signed in on.',
    steps: [
      'Turn two-step sign-in on under “Security” and keep the recovery codes in a safe place.',
      'Look through the sessions and end those you do not know.',
      'Choose your language and theme under “Preferences”.',
    ],
  },
  zh_tw: {
    title: '您的帳戶',
    about: '個人資料、密碼、兩步驟驗證，以及已登入的裝置。',
    steps: [
      '在「安全」開啟兩步驟驗證，並妥善保存復原碼。',
      '檢視登入工作階段，結束不認識的項目。',
      '在「偏好設定」選擇語言與主題。',
    ],
  },
  zh_cn: {
    title: '您的账户',
    about: '个人资料、密码、两步验证，以及已登录的设备。',
    steps: [
      '在“安全”开启两步验证，并妥善保存恢复码。',
      '查看登录会话，结束不认识的项目。',
      '在“偏好设置”选择语言与主题。',
    ],
  },
}
