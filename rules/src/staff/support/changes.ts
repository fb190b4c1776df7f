import type { Texts } from '../../languages'

/** English elsewhere says only what differs. */
type Line = Texts & Required<Pick<Texts, 'en_us' | 'zh_tw' | 'zh_cn'>>

export type VersionChanges = { version: string; day: string; lines: readonly Line[] }

/** What changed in each version, newest first, as the people who use it would say it. */
export const versionChanges: readonly VersionChanges[] = [
  {
    version: '0.1.0',
    day: '2026-03-02',
    lines: [
      {
        en_us: 'Sign in to the console and work in your company’s own space.',
        zh_tw: '登入管理後台，在公司專屬的空間工作。',
        zh_cn: '登录管理后台，在公司专属的空间工作。',
      },
      {
        en_us: 'Upload pictures, PDF files and tables; each is checked for what it really is.',
        zh_tw: '上傳圖片、PDF 與表格；系統會檢查每個檔案的真實內容。',
        zh_cn: '上传图片、PDF 和表格；系统会检查每个文件的真实内容。',
      },
      {
        en_us: 'Notices arrive while you work and stay for 7 days.',
        zh_tw: '通知即時送達，並保留 7 天。',
        zh_cn: '通知即时送达，并保留 7 天。',
      },
      {
        en_us:
          'Choose language, theme and list layout for yourself; time zone, currency and idle time for your company.',
        zh_tw: '自訂個人的語言、主題與清單版面，以及公司的時區、貨幣與閒置時間。',
        zh_cn: '自定义个人的语言、主题与列表版面，以及公司的时区、货币与闲置时间。',
      },
    ],
  },
]
