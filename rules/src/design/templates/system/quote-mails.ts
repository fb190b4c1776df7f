import { button, footer, header, hello, note, quoteFacts, say, type SystemMail, words } from './write'

const open = button(say('Open my quote', '開啟我的報價', '打开我的报价'), '{{quote.link}}')

export const quoteMails: readonly SystemMail[] = [
  {
    ...{ key: 'quoteSaved', version: 1, tag: 'sale' },
    title: say('Quote saved', '已儲存報價', '已保存报价'),
    subject: say('Your quote for {{product.name}}', '您的 {{product.name}} 報價', '您的 {{product.name}} 报价'),
    preview: say('Saved: go on whenever you like', '已儲存，隨時可以繼續', '已保存，随时可以继续'),
    blocks: [
      header,
      hello,
      words(
        'saved',
        say(
          'We have saved your quote for {{product.name}}. You can go on where you left off on any device.',
          '我們已儲存您的 {{product.name}} 報價。您可在任何裝置上繼續。',
          '我们已保存您的 {{product.name}} 报价。您可在任何设备上继续。',
        ),
      ),
      quoteFacts,
      open,
      footer,
    ],
  },
  {
    ...{ key: 'quoteWaiting', version: 1, tag: 'sale' },
    title: say('Quote waiting', '報價待完成', '报价待完成'),
    subject: say(
      'Your quote for {{product.name}} is waiting',
      '您的 {{product.name}} 報價仍待完成',
      '您的 {{product.name}} 报价仍待完成',
    ),
    preview: say('A few minutes and you are covered', '只需數分鐘即可獲得保障', '只需几分钟即可获得保障'),
    blocks: [
      header,
      hello,
      words(
        'waiting',
        say(
          'You have not finished your quote for {{product.name}} yet. Its price holds until {{quote.expires}}.',
          '您尚未完成 {{product.name}} 的報價。此價格有效至 {{quote.expires}}。',
          '您尚未完成 {{product.name}} 的报价。此价格有效至 {{quote.expires}}。',
        ),
      ),
      quoteFacts,
      open,
      footer,
    ],
  },
  {
    ...{ key: 'quoteReferred', version: 1, tag: 'sale' },
    title: say('Referred to an underwriter', '轉交核保', '转交核保'),
    subject: say(
      'We are looking at your application for {{product.name}}',
      '我們正在審核您的 {{product.name}} 申請',
      '我们正在审核您的 {{product.name}} 申请',
    ),
    preview: say('An underwriter will reply to you', '核保人員將會回覆您', '核保人员将会回复您'),
    blocks: [
      header,
      hello,
      words(
        'referred',
        say(
          'We have received your application. An underwriter is looking at it in person and will write to you. You do not need to do anything now.',
          '感謝您的申請。核保人員正在審核，稍後將與您聯絡。您現時無須辦理任何手續。',
          '感谢您的申请。核保人员正在审核，稍后将与您联系。您现在无须办理任何手续。',
        ),
      ),
      open,
      footer,
    ],
  },
  {
    ...{ key: 'quoteAccepted', version: 1, tag: 'sale' },
    title: say('Accepted with terms', '附條件接納', '附条件接受'),
    subject: say(
      'Your application for {{product.name}} is accepted',
      '您的 {{product.name}} 申請已獲接納',
      '您的 {{product.name}} 申请已获接受',
    ),
    preview: say('Please read the terms and pay', '請細閱條款並付款', '请阅读条款并付款'),
    blocks: [
      header,
      hello,
      words(
        'accepted',
        say(
          'We are glad to offer you {{product.name}}. Please read the terms and pay by {{quote.expires}}.',
          '我們樂意為您提供 {{product.name}}。請細閱條款，並於 {{quote.expires}} 或之前付款。',
          '我们乐意为您提供 {{product.name}}。请阅读条款，并在 {{quote.expires}} 或之前付款。',
        ),
      ),
      words('terms', say('{{quote.terms}}', '{{quote.terms}}', '{{quote.terms}}'), 'has(quote.terms)'),
      quoteFacts,
      open,
      footer,
    ],
  },
  {
    ...{ key: 'quoteDeclined', version: 1, tag: 'sale' },
    title: say('Declined', '不獲接納', '不予接受'),
    subject: say(
      'About your application for {{product.name}}',
      '關於您的 {{product.name}} 申請',
      '关于您的 {{product.name}} 申请',
    ),
    preview: say('We cannot offer you this cover', '我們未能提供此保障', '我们无法提供此保障'),
    blocks: [
      header,
      hello,
      words(
        'declined',
        say(
          'You asked for a quote for {{product.name}}. We are sorry that we cannot offer you this cover. No money was taken.',
          '感謝您對 {{product.name}} 的興趣。很抱歉，我們未能為您提供此保障。我們沒有收取任何款項。',
          '感谢您对 {{product.name}} 的关注。很抱歉，我们无法为您提供此保障。我们没有收取任何款项。',
        ),
      ),
      words('reason', say('{{quote.reason}}', '{{quote.reason}}', '{{quote.reason}}'), 'has(quote.reason)'),
      note(
        say(
          'Questions? Write to {{company.email}}.',
          '如有查詢，請電郵至 {{company.email}}。',
          '如有疑问，请发邮件至 {{company.email}}。',
        ),
      ),
    ],
  },
  {
    ...{ key: 'documentAsked', version: 1, tag: 'service' },
    title: say('Document asked for', '要求提交文件', '要求提交文件'),
    subject: say(
      'We need a document for {{product.name}}',
      '您的 {{product.name}} 申請需要補交文件',
      '您的 {{product.name}} 申请需要补交文件',
    ),
    preview: say('Please send us what is listed', '請提交所列文件', '请提交所列文件'),
    blocks: [
      header,
      hello,
      words(
        'asked',
        say(
          'To go on with your application we need from you:\n{{quote.documents}}',
          '為繼續處理您的申請，請提交：\n{{quote.documents}}',
          '为继续处理您的申请，请提交：\n{{quote.documents}}',
        ),
      ),
      button(say('Send documents', '提交文件', '提交文件'), '{{quote.link}}'),
      footer,
    ],
  },
]
