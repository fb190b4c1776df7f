import type { Language } from '@coverwright/rules/languages'

type CancelledWords = {
  readonly subject: string
  readonly testSubject: string
  readonly by: { readonly holder: string; readonly insurer: string }
  readonly refund: string
  readonly noRefund: string
  /** In place of the refund: no money was taken for a test. */
  readonly test: string
}

const british: CancelledWords = {
  subject: 'Your policy {number} is cancelled: {product}',
  testSubject: 'Test: your policy {number} is cancelled: {product}',
  by: {
    holder: 'You have cancelled your policy {number}. It gives no cover from {day} on.',
    insurer: '{company} has cancelled your policy {number}. It gives no cover from {day} on.',
  },
  refund: '{sum} is being refunded the way you paid. Please allow 5 to 10 working days for it to show on your account.',
  noRefund: 'Nothing is refunded.',
  test: 'This policy was bought as a test. No cover was given, and no money was taken or is refunded.',
}

const american: CancelledWords = {
  ...british,
  subject: 'Your policy {number} is canceled: {product}',
  testSubject: 'Test: your policy {number} is canceled: {product}',
  by: {
    holder: 'You have canceled your policy {number}. It gives no cover from {day} on.',
    insurer: '{company} has canceled your policy {number}. It gives no cover from {day} on.',
  },
}

const traditional: CancelledWords = {
  subject: '您的保單 {number} 已取消：{product}',
  testSubject: '測試：您的保單 {number} 已取消：{product}',
  by: {
    holder: '您已撤回保單 {number}。由 {day} 起不再提供保障。',
    insurer: '{company} 已取消您的保單 {number}。由 {day} 起不再提供保障。',
  },
  refund: '現正按原付款方式退回 {sum}，一般需要 5 至 10 個工作天存入您的帳戶。',
  noRefund: '此保單沒有退款。',
  test: '此保單為測試購買，沒有提供任何保障，亦沒有收取或退回任何款項。',
}

const simplified: CancelledWords = {
  subject: '您的保单 {number} 已取消：{product}',
  testSubject: '测试：您的保单 {number} 已取消：{product}',
  by: {
    holder: '您已撤回保单 {number}。自 {day} 起不再提供保障。',
    insurer: '{company} 已取消您的保单 {number}。自 {day} 起不再提供保障。',
  },
  refund: '现正按原付款方式退回 {sum}，一般需要 5 至 10 个工作日存入您的账户。',
  noRefund: '此保单没有退款。',
  test: '此保单为测试购买，没有提供任何保障，也未收取或退回任何款项。',
}

export const cancelledWords: Readonly<Record<Language, CancelledWords>> = {
  en_us: american,
  en_uk: british,
  en_id: british,
  zh_tw: traditional,
  zh_cn: simplified,
}
