import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting/audit'],
  en: {
    title: 'Audit log',
    about: 'Who did what in your company, and when. Nothing in it can be changed.',
    steps: [
      'Search by name or action, or narrow the log by person, area, action and time.',
      'Open an entry to see what was recorded.',
      'Export what is shown as a file for a spreadsheet. The export is an entry itself.',
    ],
  },
  zh_tw: {
    title: '稽核記錄',
    about: '公司內誰在何時做了甚麼；內容無法更改。',
    steps: [
      '以名稱或動作搜尋，或按人員、範圍、動作與時間篩選。',
      '開啟紀錄可查看所記載的內容。',
      '將所示內容匯出為試算表檔案；匯出本身亦會記錄。',
    ],
  },
  zh_cn: {
    title: '审计日志',
    about: '公司内谁在何时做了什么；内容无法更改。',
    steps: [
      '以名称或操作搜索，或按人员、范围、操作与时间筛选。',
      '打开记录可查看所记载的内容。',
      '将所示内容导出为电子表格文件；导出本身亦会记录。',
    ],
  },
}
