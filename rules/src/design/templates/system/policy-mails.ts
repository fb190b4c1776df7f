import { button, each, facts, footer, header, hello, labels, say, type SystemMail, words } from './write'

const open = button(say('Open my policy', '開啟我的保單', '打开我的保单'), '{{policy.link}}')

export const policyMails: readonly SystemMail[] = [
  {
    ...{ key: 'policyIssued', version: 1, tag: 'service' },
    title: say('Policy issued', '保單已簽發', '保单已签发'),
    subject: say(
      'Your policy {{policy.number}}: {{product.name}}',
      '您的保單 {{policy.number}}：{{product.name}}',
      '您的保单 {{policy.number}}：{{product.name}}',
    ),
    preview: say('You are covered: documents inside', '保障已生效，文件隨函附上', '保障已生效，文件随信附上'),
    blocks: [
      header,
      hello,
      words(
        'covered',
        say(
          'You are covered by {{company.name}} from {{policy.startDate}} to {{policy.endDate}}. Your certificate and your receipt are attached.',
          '{{company.name}} 為您提供的保障由 {{policy.startDate}} 至 {{policy.endDate}}。隨函附上保險證書及收據。',
          '{{company.name}} 为您提供的保障自 {{policy.startDate}} 至 {{policy.endDate}}。随信附上保险证书及收据。',
        ),
      ),
      facts([
        ['number', labels.number, '{{policy.number}}'],
        ['plan', labels.plan, '{{policy.plan}}'],
        ['paid', labels.paid, '{{policy.premium}}'],
        ['paidBy', labels.paidBy, '{{policy.paidBy}}'],
      ]),
      each('insured', say('Insured', '受保人', '被保险人'), '{{insured.name}}'),
      each('covers', say('What is covered', '保障項目', '保障项目'), '{{cover.title}}'),
      open,
      footer,
    ],
  },
  {
    ...{ key: 'policyRenewal', version: 1, tag: 'renewal' },
    title: say('Renewal', '續保', '续保'),
    subject: say(
      'Your cover ends on {{policy.endDate}}: {{product.name}}',
      '您的保障將於 {{policy.endDate}} 屆滿：{{product.name}}',
      '您的保障将于 {{policy.endDate}} 到期：{{product.name}}',
    ),
    preview: say('Renew in a minute', '一分鐘即可續保', '一分钟即可续保'),
    blocks: [
      header,
      hello,
      words(
        'ends',
        say(
          'Your policy {{policy.number}} ends on {{policy.endDate}}. Renew it to stay covered without a gap.',
          '您的保單 {{policy.number}} 將於 {{policy.endDate}} 屆滿。請辦理續保，以免保障中斷。',
          '您的保单 {{policy.number}} 将于 {{policy.endDate}} 到期。请办理续保，以免保障中断。',
        ),
      ),
      open,
      footer,
    ],
  },
  {
    ...{ key: 'policyCancelled', version: 1, tag: 'service' },
    title: say('Policy canceled', '保單已取消', '保单已取消', 'Policy cancelled'),
    subject: say(
      'Your policy {{policy.number}} is canceled: {{product.name}}',
      '您的保單 {{policy.number}} 已取消：{{product.name}}',
      '您的保单 {{policy.number}} 已取消：{{product.name}}',
      'Your policy {{policy.number}} is cancelled: {{product.name}}',
    ),
    preview: say('What ends, and what you get back', '終止日期及退款詳情', '终止日期及退款详情'),
    blocks: [
      header,
      hello,
      words(
        'ended',
        say(
          'Your policy {{policy.number}} gives no cover from {{policy.cancelledDate}} on.',
          '您的保單 {{policy.number}} 由 {{policy.cancelledDate}} 起不再提供保障。',
          '您的保单 {{policy.number}} 自 {{policy.cancelledDate}} 起不再提供保障。',
        ),
      ),
      words(
        'refund',
        say(
          '{{policy.refund}} is being refunded the way you paid. Please allow 5 to 10 working days for it to show on your account.',
          '現正按原付款方式退回 {{policy.refund}}，一般需要 5 至 10 個工作天存入您的帳戶。',
          '现正按原付款方式退回 {{policy.refund}}，一般需要 5 至 10 个工作日存入您的账户。',
        ),
        'policy.refund > 0',
      ),
      open,
      footer,
    ],
  },
  {
    ...{ key: 'refundMade', version: 1, tag: 'service' },
    title: say('Refund', '退款', '退款'),
    subject: say(
      'Your refund for policy {{policy.number}}',
      '保單 {{policy.number}} 的退款',
      '保单 {{policy.number}} 的退款',
    ),
    preview: say('Your money is on its way', '退款正在處理', '退款正在处理'),
    blocks: [
      header,
      hello,
      words(
        'refunded',
        say(
          'We have refunded {{policy.refund}} for your policy {{policy.number}}. Please allow 5 to 10 working days for it to show on your account.',
          '我們已就保單 {{policy.number}} 退回 {{policy.refund}}，一般需要 5 至 10 個工作天存入您的帳戶。',
          '我们已就保单 {{policy.number}} 退回 {{policy.refund}}，一般需要 5 至 10 个工作日存入您的账户。',
        ),
      ),
      facts([
        ['number', labels.number, '{{policy.number}}'],
        ['refund', labels.refund, '{{policy.refund}}'],
      ]),
      open,
      footer,
    ],
  },
]
