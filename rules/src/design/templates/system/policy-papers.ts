import { labels, say, type SystemPaper } from './write'
import {
  inAll,
  letterhead,
  lines,
  page,
  paperFacts,
  paragraph,
  section,
  smallPrint,
  table,
  titled,
} from './write-paper'

const own = {
  policy: say('Your policy', '您的保單', '您的保单'),
  product: say('Product', '產品', '产品'),
  addOns: say('Add-ons', '附加保障', '附加保障'),
  holder: say('Policyholder', '保單持有人', '投保人'),
  insured: say('Insured', '受保人', '被保险人'),
  from: say('Cover starts', '保障開始', '保障开始'),
  until: say('Cover ends', '保障終止', '保障终止'),
  issued: say('Issued', '簽發日期', '签发日期'),
  covers: say('What is covered', '保障範圍', '保障范围'),
  cover: say('Cover', '保障項目', '保障项目'),
  limit: say('Limit', '保額', '保额'),
  price: say('What you pay', '費用明細', '费用明细'),
  item: say('Item', '項目', '项目'),
  amount: say('Amount', '金額', '金额'),
  total: say('Total', '總額', '总额'),
  terms: say('Special terms', '特別條款', '特别约定'),
  payment: say('Payment', '付款', '付款'),
  paidOn: say('Paid on', '付款日期', '付款日期'),
  paidBy: say('Paid with', '付款方式', '付款方式'),
  paidTo: say('Paid to', '收款人', '收款方'),
  order: say('Order', '訂單', '订单'),
  name: say('Name', '姓名', '姓名'),
  signature: say('For {{company.name}}', '{{company.name}} 代表', '{{company.name}} 代表'),
  authorised: say('Authorized signature', '授權簽署', '授权签署', 'Authorised signature'),
}

const about = [
  section('policy', own.policy),
  paperFacts('about', [
    ['number', labels.number, '{{policy.number}}'],
    ['product', own.product, '{{product.name}}'],
    ['plan', labels.plan, '{{policy.plan}}'],
    ['addOns', own.addOns, '{{policy.addOns}}'],
    ['holder', own.holder, '{{holder.name}}'],
    ['insured', own.insured, '{{policy.insuredNames}}'],
    ['from', own.from, '{{policy.startDate}}'],
    ['until', own.until, '{{policy.endDate}}'],
    ['issued', own.issued, '{{policy.issuedDate}}'],
  ]),
]

const covers = table('covers', own.covers, [
  ['cover', own.cover, '{{cover.title}}'],
  ['limit', own.limit, '{{cover.limit}}', 'right'],
])

const price = table(
  'premiumLines',
  own.price,
  [
    ['item', own.item, '{{premiumLine.title}}'],
    ['amount', own.amount, '{{premiumLine.amount}}', 'right'],
  ],
  { label: own.total, value: inAll('{{policy.premium}}') },
)

const terms = lines('specialTerms', own.terms, '{{specialTerm.text}}')

const summary = smallPrint(
  say(
    'This certificate is a summary. The policy wording says in full what is covered and what is not.',
    '本證書為摘要。保障及不保事項以保單條款為準。',
    '本证书为摘要。保障及除外责任以保险条款为准。',
  ),
)

export const policyPapers: readonly SystemPaper[] = [
  {
    ...{ key: 'cover', version: 1, tag: 'service', page },
    title: say('Cover document', '承保文件', '承保文件'),
    blocks: [
      letterhead,
      ...titled(say('Certificate of insurance', '保險證書', '保险证书')),
      ...about,
      ...[covers, price, terms, summary],
    ],
  },
  {
    ...{ key: 'schedule', version: 1, tag: 'service', page },
    title: say('Policy schedule', '保單明細表', '保单明细表'),
    blocks: [
      letterhead,
      ...titled(say('Policy schedule', '保單明細表', '保单明细表')),
      ...about,
      table('insured', own.insured, [['name', own.name, '{{insured.name}}']]),
      ...[covers, price, terms],
      smallPrint(
        say(
          'This schedule is part of your policy. Please read it together with the policy wording.',
          '本明細表為保單的一部分，請與保單條款一併閱讀。',
          '本明细表为保单的一部分，请与保险条款一并阅读。',
        ),
      ),
    ],
  },
  {
    ...{ key: 'certificate', version: 1, tag: 'service', page },
    title: say('Confirmation of cover', '承保證明', '承保证明'),
    blocks: [
      letterhead,
      ...titled(say('Confirmation of cover', '承保證明', '承保证明')),
      paragraph(
        'confirmed',
        say(
          '{{company.name}} confirms that {{holder.name}} is insured under policy {{policy.number}}, {{product.name}}, from {{policy.startDate}} to {{policy.endDate}}.',
          '{{company.name}} 茲證明 {{holder.name}} 已投保 {{product.name}}，保單號碼為 {{policy.number}}，保障期由 {{policy.startDate}} 至 {{policy.endDate}}。',
          '{{company.name}} 兹证明 {{holder.name}} 已投保 {{product.name}}，保单号码为 {{policy.number}}，保障期自 {{policy.startDate}} 至 {{policy.endDate}}。',
        ),
      ),
      table('insured', own.insured, [['name', own.name, '{{insured.name}}']]),
      covers,
      { id: 'signature', when: '', kind: 'signature', name: own.signature, role: own.authorised },
      {
        ...{ id: 'qr', when: '', kind: 'qr', holds: '{{policy.number}}' },
        caption: say(
          'Policy {{policy.number}}, issued on {{policy.issuedDate}}',
          '保單 {{policy.number}}，簽發日期 {{policy.issuedDate}}',
          '保单 {{policy.number}}，签发日期 {{policy.issuedDate}}',
        ),
      },
    ],
  },
  {
    ...{ key: 'receipt', version: 1, tag: 'service', page },
    title: say('Receipt', '收據', '收据'),
    blocks: [
      letterhead,
      ...titled(say('Receipt', '收據', '收据')),
      ...about,
      price,
      section('payment', own.payment),
      paperFacts('paid', [
        ['paidOn', own.paidOn, '{{policy.issuedDate}}'],
        ['paidBy', own.paidBy, '{{policy.paidBy}}'],
        ['paidTo', own.paidTo, '{{company.name}}'],
        ['order', own.order, '{{policy.order}}'],
      ]),
      smallPrint(
        say(
          'This receipt was made by computer and is valid without a signature.',
          '本收據由電腦製作，無需簽署即可生效。',
          '本收据由计算机制作，无需签名即可生效。',
        ),
      ),
    ],
  },
]
