import type { Language } from '@coverwright/rules/languages'

type LayoutTexts = { openAddress: string; whySent: string; noReply: string }

const en_us: LayoutTexts = {
  openAddress: 'If the button does not work, copy this address into your browser:',
  whySent: 'You receive this message because of what you or your company did in Coverwright.',
  noReply: 'Nobody reads replies to this address.',
}

/** The words that every mail of the platform has in common. */
export const layoutTexts: Readonly<Record<Language, LayoutTexts>> = {
  en_us,
  en_uk: { ...en_us, noReply: 'Replies to this address are not read.' },
  en_id: {
    ...en_us,
    openAddress: 'If the button does not work, please copy this address into your browser:',
    noReply: 'Replies to this address are not read.',
  },
  zh_tw: {
    openAddress: '如果按鈕無法使用，請將以下網址複製到瀏覽器：',
    whySent: '您收到這封郵件，是因為您或您的公司在 Coverwright 進行了操作。',
    noReply: '此信箱不會讀取回覆。',
  },
  zh_cn: {
    openAddress: '如果按钮无法使用，请将以下网址复制到浏览器：',
    whySent: '您收到这封邮件，是因为您或您的公司在 Coverwright 进行了操作。',
    noReply: '此邮箱不会读取回复。',
  },
}
