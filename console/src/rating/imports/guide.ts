import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/import'],
  en: {
    title: 'Import a rate sheet',
    about: 'From a file to rate tables in three steps: identify, map, convert.',
    steps: [
      'Upload the spreadsheet. The tables found in it are shown with their titles and headers.',
      'Map each column: what it is matched by, what it gives, and in which unit.',
      'Convert, look at what is reported, and activate the tables with their first day.',
    ],
  },
  zh_tw: {
    title: '匯入費率表',
    about: '由檔案到費率表的三個步驟：識別、對應、轉換。',
    steps: [
      '上載試算表，系統會列出當中找到的表格、標題與欄位。',
      '為每一欄設定對應：依甚麼查找、給出甚麼、使用甚麼單位。',
      '轉換後檢視報告，並設定首日啟用表格。',
    ],
  },
  zh_cn: {
    title: '导入费率表',
    about: '由文件到费率表的三个步骤：识别、对应、转换。',
    steps: [
      '上传电子表格，系统会列出当中找到的表格、标题与字段。',
      '为每一列设置对应：依什么查找、给出什么、使用什么单位。',
      '转换后查看报告，并设置首日启用表格。',
    ],
  },
}
