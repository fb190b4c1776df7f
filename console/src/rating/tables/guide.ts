import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/pricing'],
  en: {
    title: 'Rate tables',
    about: 'The tables that a price or a decision looks up, in versions with dates.',
    steps: [
      'Import a rate sheet as your actuaries send it, or start an empty table.',
      'Fix what the check finds: each gap, overlap or jump names a customer who shows it.',
      'Edit cells as in a spreadsheet; paste, fill and undo work.',
      'Activate a version with its first day. The one before it ends when the new one begins.',
    ],
  },
  zh_tw: {
    title: '費率表',
    about: '計價或核保決定所查閱的表格，按版本與日期管理。',
    steps: [
      '匯入精算師提供的費率表，或建立空白表格。',
      '修正檢查結果：每個缺口、重疊或跳升都會指出一位受影響的客戶。',
      '如試算表般編輯儲存格，支援貼上、填滿與復原。',
      '設定首日並啟用版本；新版本生效時，舊版本隨即結束。',
    ],
  },
  zh_cn: {
    title: '费率表',
    about: '计价或核保决定所查阅的表格，按版本与日期管理。',
    steps: [
      '导入精算师提供的费率表，或建立空白表格。',
      '修正检查结果：每个缺口、重叠或跳升都会指出一位受影响的客户。',
      '如电子表格般编辑单元格，支持粘贴、填充与撤销。',
      '设置首日并启用版本；新版本生效时，旧版本随即结束。',
    ],
  },
}
