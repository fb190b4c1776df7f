import type { CompanyCtx } from '../platform/operations'
import { mailLayout, sendEmail, sendSms } from '../platform/outbox'

/** A first look at the outbox: a mail in English with a button, one in Chinese with a code, and an SMS. */
export async function seedMessages(ctx: CompanyCtx) {
  await sendEmail(ctx, {
    to: 'primary@harbour.example',
    subject: 'Harbour Insurance is ready',
    ...mailLayout({
      language: 'en_us',
      title: 'Harbour Insurance is ready',
      paragraphs: [
        'Your company’s space is open. Design your first product, put a testing version online, and invite the people who will sell it.',
        'Everything in this demo is yours to change.',
      ],
      button: { label: 'Open the console', href: new URL('/home', ctx.consoleUrl).href },
      notes: ['The demo’s people all share the password that was printed at the first start.'],
    }),
  })
  await sendEmail(ctx, {
    to: 'standard@harbour.example',
    subject: '您的驗證碼',
    ...mailLayout({
      language: 'zh_tw',
      title: '您的驗證碼',
      paragraphs: ['請在新裝置上輸入以下驗證碼。'],
      code: '408 215',
      notes: ['驗證碼 15 分鐘內有效。若非您本人操作，請忽略此郵件。'],
    }),
  })
  await sendSms(ctx, { to: '+852 9000 0001', text: 'Coverwright: 408215 is your code. It is good for 15 minutes.' })
}
