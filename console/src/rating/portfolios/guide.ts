import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/portfolios'],
  en: {
    title: 'Try prices on your own book',
    about: 'Upload the policies you have, once. Impact, twenty customers and product tests then use them.',
    steps: [
      'Upload a CSV or Excel file with one policy on each row.',
      'Say what each column is: an answer, exposure, premium, claims. Leave out names and numbers of people.',
      'Read it. Rows that cannot be read are listed; the file itself is then erased.',
    ],
  },
  zh_tw: {
    title: '以自己的保單組合試算',
    about: '上載現有保單一次，影響分析、二十位客戶及產品測試便會使用。',
    steps: [
      '上載 CSV 或 Excel 檔案，每列一張保單。',
      '說明每欄是甚麼：答案、風險年期、保費、賠款。毋須保留個人姓名及號碼。',
      '讀取後會列出無法讀取的列，檔案本身隨即刪除。',
    ],
  },
  zh_cn: {
    title: '以自己的保单组合试算',
    about: '上传现有保单一次，影响分析、二十位客户及产品测试便会使用。',
    steps: [
      '上传 CSV 或 Excel 文件，每行一张保单。',
      '说明每列是什么：答案、风险年期、保费、赔款。无须保留个人姓名及号码。',
      '读取后会列出无法读取的行，文件本身随即删除。',
    ],
  },
}
