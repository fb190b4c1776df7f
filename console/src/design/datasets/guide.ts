import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/bodyDataSet'],
  en: {
    title: 'Dataset',
    about: 'Every data name of a product: where it comes from and where it is used.',
    steps: [
      'Names come from questions, plans and connectors. Add one here only for a value that nobody is asked for.',
      'Open a name to see its type, its limits and everything that uses it.',
      'A name that is used cannot be removed before what uses it is changed.',
    ],
  },
  zh_tw: {
    title: '資料集',
    about: '產品的所有資料名稱：來源與用途。',
    steps: [
      '名稱來自問題、計劃與連接器；只有無須詢問買家的數值才在此新增。',
      '開啟名稱可查看其類型、限制與所有用途。',
      '使用中的名稱須先修改相關用途，才可移除。',
    ],
  },
  zh_cn: {
    title: '数据集',
    about: '产品的所有数据名称：来源与用途。',
    steps: [
      '名称来自问题、计划与连接器；只有无须询问买家的数值才在此新增。',
      '打开名称可查看其类型、限制与所有用途。',
      '使用中的名称须先修改相关用途，才可移除。',
    ],
  },
}
