import type { Guide } from '../../../platform/routes'

export const guide: Guide = {
  of: ['/pdf-template-list'],
  en: {
    title: 'PDF templates',
    about: 'The documents that your products make: certificate, schedule, receipt, in your words and your look.',
    steps: [
      'Copy a system PDF, or begin with an empty one.',
      'Put blocks on the sheet: texts, facts, tables over covers or people, pictures, QR codes. They flow over as many pages as they need.',
      'Write the texts in each language; variables stand where a name, a date or an amount belongs.',
      'Look at the very PDF with a real policy.',
      'Use the version, and choose which product makes which document with it. Documents already made stay as they are.',
    ],
  },
  zh_tw: {
    title: 'PDF 範本',
    about: '產品所製作的文件：證書、明細表、收據，以貴公司的用字和外觀呈現。',
    steps: [
      '複製系統 PDF，或由空白開始。',
      '把文字、資料、保障或人員表格、圖片、QR 碼等區塊放到紙上；內容會自動延續到下一頁。',
      '以各種語言撰寫內容，並在姓名、日期或金額處加入變數。',
      '以真實保單預覽 PDF。',
      '啟用版本，再選擇由哪個產品以它製作哪份文件；已製作的文件不會改變。',
    ],
  },
  zh_cn: {
    title: 'PDF 模板',
    about: '产品所制作的文件：证书、明细表、收据，以贵公司的用词和外观呈现。',
    steps: [
      '复制系统 PDF，或从空白开始。',
      '把文字、资料、保障或人员表格、图片、二维码等区块放到纸上；内容会自动延续到下一页。',
      '用各种语言撰写内容，并在姓名、日期或金额处加入变量。',
      '用真实保单预览 PDF。',
      '启用版本，再选择由哪个产品用它制作哪份文件；已制作的文件不会改变。',
    ],
  },
}
