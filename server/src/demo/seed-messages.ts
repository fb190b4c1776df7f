import { foldEmail } from '@coverwright/rules/company/identity'
import { issueCode, sendCodeSms, sendLetter } from '../company/people'
import type { CompanyCtx } from '../platform/operations'
import { mailLayout, sendEmail } from '../platform/outbox'

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
  // Codes as the product issues them: each is good where it asks for one, for as long as its letter says.
  const [email, phone] = ['auditor@harbour.example', '+85290000001']
  const code = await issueCode(ctx, 'resetPassword', foldEmail(email))
  await sendLetter(ctx, { email, language: 'zh_tw' }, 'resetCode', { code })
  await sendCodeSms(ctx, phone, 'en_us', await issueCode(ctx, 'signUpPhone', phone))
}
