import type { Language } from '@coverwright/rules/languages'

type MailWords = {
  readonly subject: string
  readonly testSubject: string
  /** Before the subject of a mail about a test. */
  readonly test: string
  readonly hello: string
  readonly lines: readonly string[]
  /** In place of the lines: nobody is covered. */
  readonly testLines: readonly string[]
  readonly action: string
  readonly note: string
}

const english: MailWords = {
  subject: 'Your policy {number}: {product}',
  testSubject: 'Test: your policy {number}: {product}',
  test: 'Test: ',
  hello: 'Dear {name},',
  lines: [
    'You are covered by {company} from {from} to {until}. Your policy number is {number}.',
    'Your certificate and your receipt are attached. On your page you find them at any time, see what you paid and read what to do in a claim.',
  ],
  testLines: [
    'This policy was bought as a test. No cover is given and no money was taken. Its number is {number}.',
    'A certificate and a receipt are attached as a buyer would get them, each marked as a test.',
  ],
  action: 'Open my policy',
  note: 'Whoever has this link can open your policy. Please do not pass this mail on.',
}

const traditional: MailWords = {
  subject: '您的保單 {number}：{product}',
  testSubject: '測試：您的保單 {number}：{product}',
  test: '測試：',
  hello: '{name}，您好：',
  lines: [
    '{company} 為您提供的保障由 {from} 至 {until}，保單號碼為 {number}。',
    '隨函附上保險證書及收據。您可隨時在您的頁面查閱文件、付款紀錄及索償方法。',
  ],
  testLines: [
    '此保單為測試購買，不提供任何保障，亦沒有收取任何款項。編號為 {number}。',
    '隨函附上買家會收到的保險證書及收據，均註明為測試。',
  ],
  action: '開啟我的保單',
  note: '持有此連結的人均可開啟您的保單，請勿轉寄此郵件。',
}

const simplified: MailWords = {
  subject: '您的保单 {number}：{product}',
  testSubject: '测试：您的保单 {number}：{product}',
  test: '测试：',
  hello: '{name}，您好：',
  lines: [
    '{company} 为您提供的保障自 {from} 至 {until}，保单号码为 {number}。',
    '随信附上保险证书及收据。您可随时在您的页面查看文件、付款记录及理赔方法。',
  ],
  testLines: [
    '此保单为测试购买，不提供任何保障，也未收取任何款项。编号为 {number}。',
    '随信附上买家会收到的保险证书及收据，均注明为测试。',
  ],
  action: '打开我的保单',
  note: '持有此链接的人均可打开您的保单，请勿转发此邮件。',
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: traditional,
  zh_cn: simplified,
}
