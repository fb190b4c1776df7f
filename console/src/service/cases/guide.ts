import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/complexCase'],
  en: {
    title: 'Complex cases',
    about: 'Quotes that your rules leave to a person: decide them, and the buyer gets the link to continue and pay.',
    steps: [
      'Open a case and read why it was referred, what was answered and how the price came about.',
      'Accept it, with a loading, a fee or exclusions if needed, and see both prices side by side.',
      'Ask the buyer for more, or decline with a reason for the record and words for the buyer.',
    ],
  },
  zh_tw: {
    title: '複雜個案',
    about: '規則交由人員決定的報價：您決定後，買家會收到連結以繼續並付款。',
    steps: [
      '開啟個案，查看轉介原因、回答內容及價格的由來。',
      '接受個案，可按需要加費、收取費用或設定不保事項，並對照兩個價格。',
      '向買家查詢更多資料，或拒絕個案，寫下內部原因及給買家的話。',
    ],
  },
  zh_cn: {
    title: '复杂个案',
    about: '规则交由人员决定的报价：您决定后，买家会收到链接以继续并付款。',
    steps: [
      '打开个案，查看转介原因、回答内容及价格的由来。',
      '接受个案，可按需要加费、收取费用或设定不保事项，并对照两个价格。',
      '向买家查询更多资料，或拒绝个案，写下内部原因及给买家的话。',
    ],
  },
}
