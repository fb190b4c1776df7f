import { say, type SystemPaper } from './write'
import { inAll, letterhead, page, paperFacts, paragraph, section, smallPrint, table } from './write-paper'

const own = { ...page, footer: inAll('{{company.name}}') }
const title = (text: ReturnType<typeof say>): SystemPaper['blocks'][number] => ({
  ...{ id: 'title', when: '', kind: 'heading', text, isTitle: true },
})

/** What a company prints for itself. */
export const companyPapers: readonly SystemPaper[] = [
  {
    ...{ key: 'voucher', version: 1, tag: 'sale', page: own, title: say('Voucher', '電子禮券', '电子礼券') },
    blocks: [
      letterhead,
      title(inAll('{{voucher.name}}')),
      paragraph('description', inAll('{{voucher.description}}')),
      paperFacts('facts', [
        ['worth', say('Worth', '面值', '面值'), '{{voucher.worth}}'],
        ['code', say('Code', '優惠碼', '优惠码'), '{{voucher.code}}'],
        ['product', say('For', '適用產品', '适用产品'), '{{voucher.product}}'],
        ['from', say('Valid from', '生效日期', '生效日期'), '{{voucher.startDate}}'],
        ['until', say('Valid until', '有效期至', '有效期至'), '{{voucher.endDate}}'],
      ]),
      {
        ...{ id: 'qr', when: '', kind: 'qr', holds: '{{voucher.code}}' },
        caption: say('Type this code when you see your price.', '看到保費時輸入此優惠碼。', '看到保费时输入此优惠码。'),
      },
      smallPrint(
        say(
          'One voucher for each purchase. It is not paid out in cash.',
          '每次購買可使用一張禮券，不可兌換現金。',
          '每次购买可使用一张礼券，不可兑换现金。',
        ),
      ),
    ],
  },
  {
    ...{ key: 'commission', version: 1, tag: 'agent', page: own },
    title: say('Commission statement', '佣金結單', '佣金对账单'),
    blocks: [
      letterhead,
      title(say('Commission statement', '佣金結單', '佣金对账单')),
      paperFacts('facts', [
        ['month', say('Month', '月份', '月份'), '{{commission.month}}'],
        ['channel', say('Sales channel', '銷售渠道', '销售渠道'), '{{commission.channel}}'],
        ['party', say('Owed to', '應付予', '应付给'), '{{commission.party}}'],
        ['policies', say('Policies', '保單數目', '保单数目'), '{{commission.policies}}'],
      ]),
      table(
        'commissionLines',
        say('What it is for', '明細', '明细'),
        [
          ['policy', say('Policy', '保單', '保单'), '{{commissionLine.policy}}'],
          ['day', say('Day', '日期', '日期'), '{{commissionLine.day}}'],
          ['product', say('Product', '產品', '产品'), '{{commissionLine.product}}'],
          ['amount', say('Commission', '佣金', '佣金'), '{{commissionLine.amount}}', 'right'],
        ],
        { label: say('Total', '總額', '总额'), value: inAll('{{commission.total}}') },
      ),
      section('end', say('How it is worked out', '計算方式', '计算方式')),
      smallPrint(
        say(
          'Commission is a share of the premium after discounts, without taxes and levies. What was canceled is taken off.',
          '佣金按扣除折扣後的保費計算，不包括稅項及徵費；已取消的保單會予以扣除。',
          '佣金按扣除折扣后的保费计算，不包括税费；已取消的保单会予以扣除。',
          'Commission is a share of the premium after discounts, without taxes and levies. What was cancelled is taken off.',
        ),
      ),
    ],
  },
]
