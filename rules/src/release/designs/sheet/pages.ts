import type { Texts } from '../../../languages'
import type { ProductSize, Page } from '../../../design/products'
import { startQuestion } from '../../../design/forms'
import { agree, email, line, papers, phone, signature } from './questions'
import { say } from './words'

/** A page that only products of this size and larger have. */
export type SheetPage = Page & { readonly from?: ProductSize }

export const page = (id: string, title: Texts, questions: Page['questions'], subtitle?: Texts): SheetPage => ({
  ...{ id, title, questions },
  ...(subtitle ? { subtitle } : {}),
})

/** Only asked of those whom it concerns. */
export const pageIf = (showIf: string, each: SheetPage): SheetPage => ({ ...each, showIf })

export const from = (size: ProductSize, each: SheetPage): SheetPage => ({ ...each, from: size })

/** Who holds the policy and where it is sent. */
export const contactPage = page(
  'contact',
  say('Where to reach you', '如何聯絡你', '如何联系您'),
  [
    line('name', say('Your full name', '你的全名', '您的全名'), {
      help: say('As it is to stand on the policy', '將印在保單上', '将印在保单上'),
    }),
    email('email', say('Email address', '電子郵件', '电子邮件'), {
      help: say('We send your documents there.', '文件會寄到這裡。', '文件会发到这里。'),
    }),
    phone('phone', say('Mobile phone', '手提電話', '手机号码')),
  ],
  say('The policy is made out to you.', '保單以你的名義簽發。', '保单以您的名义签发。'),
)

/** What to choose stands in the plans; the page only asks. */
export const planPage: SheetPage = page('cover', say('Choose your cover', '選擇保障', '选择保障'), [
  {
    ...startQuestion('plan', 'cover', 'cover'),
    title: say('Which plan?', '選哪個計劃？', '选哪个计划？'),
    isRequired: true,
    options: [],
  },
  {
    ...startQuestion('addOns', 'extras', 'extras'),
    title: say('Anything on top?', '需要附加保障嗎？', '需要附加保障吗？'),
    isRequired: false,
    options: [],
  },
])

/** Papers and a signature, for products that are looked at closely. */
export const papersPage = (asked: Texts, ...more: Page['questions']): SheetPage =>
  from(
    'complicated',
    page('papers', say('Papers', '文件', '文件'), [
      ...more,
      papers('proof', asked, { help: say('You may send them later.', '可於稍後提交。', '可稍后提交。') }),
      agree(
        'consent',
        say('Looking through your papers', '審閱文件', '审阅文件'),
        say(
          'You may check what I said with the authorities that keep such records.',
          '貴公司可向保存有關紀錄的機構核實本人所述。',
          '贵公司可向保存有关记录的机构核实本人所述。',
        ),
      ),
      signature('signed', say('Your signature', '你的簽名', '您的签名')),
    ]),
  )
