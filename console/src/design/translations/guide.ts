import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/setting-page/languages'],
  en: {
    title: 'Languages',
    about: 'Every text of a product, side by side in the languages it is sold in.',
    steps: [
      'Choose “Missing only” to see what still has to be translated.',
      'Type a text in its place and save. Somebody who edits the form keeps its texts until they are done.',
      'Download the sheet for a translator, and bring it back: you see what would change first.',
      'Add a language at the top. A language you remove is no longer offered, and its texts are kept.',
    ],
  },
  zh_tw: {
    title: '語言',
    about: '產品的每段文字，按銷售語言並列。',
    steps: [
      '選擇「只看缺漏」，查看尚待翻譯的文字。',
      '直接輸入文字並儲存。有人正在編輯表單時，表單的文字由其處理。',
      '下載翻譯表交給譯者，再帶回來：您會先看到將有的變更。',
      '在頁首新增語言。移除的語言不再提供，其文字會保留。',
    ],
  },
  zh_cn: {
    title: '语言',
    about: '产品的每段文字，按销售语言并列。',
    steps: [
      '选择“只看缺漏”，查看尚待翻译的文字。',
      '直接输入文字并保存。有人正在编辑表单时，表单的文字由其处理。',
      '下载翻译表交给译者，再带回来：您会先看到将有的变更。',
      '在页首新增语言。移除的语言不再提供，其文字会保留。',
    ],
  },
}
