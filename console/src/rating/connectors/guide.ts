import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/apiList'],
  en: {
    title: 'API connectors',
    about: 'Calls to other systems: a valuation, a sanctions list, a price.',
    steps: [
      'Describe the call: address, method, headers and the kind of answer.',
      'Run it and press the values of the answer that you need: they become data names.',
      'Bind the connector to a product, and say what happens when it does not answer.',
      'See every run with its time, duration and answer; retry one that failed.',
    ],
  },
  zh_tw: {
    title: 'API 連接器',
    about: '對其他系統的呼叫：估值、制裁名單、報價等。',
    steps: [
      '描述呼叫：地址、方法、標頭與回應類型。',
      '執行後點選所需的回應值，即成為資料名稱。',
      '將連接器綁定到產品，並設定沒有回應時的處理方式。',
      '查看每次執行的時間、耗時與回應；失敗的可重試。',
    ],
  },
  zh_cn: {
    title: 'API 连接器',
    about: '对其他系统的调用：估值、制裁名单、报价等。',
    steps: [
      '描述调用：地址、方法、标头与响应类型。',
      '执行后点选所需的响应值，即成为数据名称。',
      '将连接器绑定到产品，并设置没有响应时的处理方式。',
      '查看每次执行的时间、耗时与响应；失败的可重试。',
    ],
  },
}
