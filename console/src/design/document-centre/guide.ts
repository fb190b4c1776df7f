import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/company-document-centre', '/documentList'],
  en: {
    title: 'Documents',
    about: 'The papers of your company, found by what is written in them.',
    steps: [
      'Add a PDF of up to 10 MB: its text is read, so that you find it by any word in it.',
      'Put it into a folder and choose who may see it.',
      'Add a newer version whenever it changes; the ones before stay and can be downloaded.',
      'On a product, “Documents” shows what each plan has and lacks in each language.',
    ],
  },
  zh_tw: {
    title: '文件',
    about: '貴公司的文件，可按內容搜尋。',
    steps: [
      '新增不超過 10 MB 的 PDF：系統會讀取文字，任何字詞都可搜尋。',
      '放入資料夾，並選擇誰可查看。',
      '內容有變時新增版本；舊版本會保留並可下載。',
      '在產品中，「文件」會顯示每個計劃各語言已有及欠缺的文件。',
    ],
  },
  zh_cn: {
    title: '文件',
    about: '贵公司的文件，可按内容搜索。',
    steps: [
      '添加不超过 10 MB 的 PDF：系统会读取文字，任何词语都可搜索。',
      '放入文件夹，并选择谁可查看。',
      '内容有变时添加版本；旧版本会保留并可下载。',
      '在产品中，“文件”会显示每个计划各语言已有及缺少的文件。',
    ],
  },
}
