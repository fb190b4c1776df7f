import type { Texts } from '../../languages'

/** English elsewhere says only what differs. */
type Line = Texts & Required<Pick<Texts, 'en_us' | 'zh_tw' | 'zh_cn'>>

export type VersionChanges = { version: string; day: string; lines: readonly Line[] }

/**
 * The history of releases, newest first, as the people who use them would say it. Each release adds its entry here and
 * raises the version of `package.json`: a test compares the two.
 */
export const versionChanges: readonly VersionChanges[] = [
  {
    version: '0.3.0',
    day: '2026-11-16',
    lines: [
      {
        en_us: 'Invite colleagues to a product, to change it or only to look at it.',
        zh_tw: '邀請同事處理產品，可讀寫或唯讀。',
        zh_cn: '邀请同事处理产品，可读写或只读。',
      },
      {
        en_us: 'Two people can work on the same product; what both changed is shown side by side.',
        zh_tw: '兩人可同時處理同一產品；雙方均更改的內容並列顯示。',
        zh_cn: '两人可同时处理同一产品；双方均更改的内容并列显示。',
      },
      {
        en_us: 'Every member has a page with their story.',
        zh_tw: '每位成員都有一頁記錄其經過。',
        zh_cn: '每位成员都有一页记录其经过。',
      },
    ],
  },
  {
    version: '0.2.0',
    day: '2026-11-15',
    lines: [
      {
        en_us: 'Bring in rate sheets, edit rate tables, build prices step by step and try them on customers.',
        zh_tw: '匯入費率表、編輯費率、逐步建立價格，並以客戶試算。',
        zh_cn: '导入费率表、编辑费率、逐步建立价格，并以客户试算。',
      },
      {
        en_us: 'Say whom you accept, test a product, and see who would pay more or less before you change a rate.',
        zh_tw: '設定核保、測試產品，並在更改費率前查看誰會多付或少付。',
        zh_cn: '设定核保、测试产品，并在更改费率前查看谁会多付或少付。',
      },
      {
        en_us: 'Plans, policy numbers and API connectors for each product.',
        zh_tw: '每個產品均有計劃、保單編號與 API 連接器。',
        zh_cn: '每个产品均有计划、保单编号与 API 连接器。',
      },
    ],
  },
  {
    version: '0.1.0',
    day: '2026-11-15',
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
