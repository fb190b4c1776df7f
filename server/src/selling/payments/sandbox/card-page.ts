import { moneyText } from '@coverwright/rules/money'
import { type Language, languageTags } from '@coverwright/rules/languages'
import { type Refusal, fillSentence } from '@coverwright/rules/kernel'
import { testCards, type TypedCard } from '@coverwright/rules/selling/payments'
import { type Html, html } from '../../../platform/outbox'
import { framed, icons } from './page-look'
import { type PageWords, wordsIn } from './page-words'
import type { SandboxPayment } from './store'

type Shown = { language: Language; nonce: string; payment: SandboxPayment }
type Typed = { typed?: TypedCard; refusal?: Refusal | null }

/** What stands in the fields at first: the sandbox is for trying, so that nobody has to look up a number. */
const FILLED: TypedCard = { number: '4242 4242 4242 4242', expires: '12 / 30', securityCode: '123' }

/** The card step on a phone. The form works without script; the card is sent to the sandbox and kept nowhere. */
export function cardPage({ language, nonce, payment, typed, refusal }: Shown & Typed): string {
  const t = wordsIn(language)
  const amount = amountOf(payment, language)
  const card = typed ?? FILLED
  const field = (name: keyof TypedCard, label: string, hint: string, most: number) =>
    cardField({ name, label, hint, most, value: card[name], wrong: refusal?.field === name ? wrongOf(t, refusal) : '' })
  const body = html`<header>
      <a href="${payment.backTo}" aria-label="${t.back}">${icons.back}</a>${payment.title}
    </header>
    <div class="strip">${icons.notice}<span>${t.strip}</span></div>
    <form method="post" action="" autocomplete="off">
      <main>
        <h1>${payment.isCheck ? t.check : t.heading}</h1>
        ${payment.isCheck ? html`<p>${fillSentence(t.checkNote, { amount })}</p>` : ''}
        ${failureOf(t, payment, refusal)}
        <p class="sum"><span>${payment.title || t.toPay}</span><b>${amount}</b></p>
        ${field('number', t.number, '', 30)}
        <div class="two">
          ${field('expires', t.expires, t.expiresHint, 9)}${field('securityCode', t.code, t.codeHint, 4)}
        </div>
        <p class="note">${icons.lock}<span>${t.note}</span></p>
        ${cardList(t)}
        <p><a href="${payment.backTo}">${t.back}</a></p>
      </main>
      <footer>
        <div>
          <b>${amount}</b
          ><button type="submit">${icons.lock}${payment.isCheck ? t.check : fillSentence(t.pay, { amount })}</button>
        </div>
      </footer>
    </form>`
  return framed({ language, nonce, title: t.heading, body })
}

type FieldParts = { name: string; label: string; hint: string; most: number; value: string; wrong: string }

const cardField = ({ name, label, hint, most, value, wrong }: FieldParts): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${hint}"
      inputmode="numeric"
      maxlength="${most}"
      required
      ${wrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : ''}
    />
    ${wrong ? html`<p class="wrong" id="${name}-wrong" role="alert">${wrong}</p>` : ''}
  </div>`

const wrongOf = (t: PageWords, { code }: Refusal) => t.refusals[code as keyof PageWords['refusals']] ?? ''

function failureOf(t: PageWords, { state, failure }: SandboxPayment, refusal?: Refusal | null): Html | string {
  if (state !== 'failed' || refusal) return ''
  const why = t.failures[failure as keyof PageWords['failures']] ?? ''
  return html`<div class="alert" role="alert">
    <strong>${t.failed}</strong>
    <p>${t.tryAgain}</p>
    <p>${why}</p>
  </div>`
}

const cardList = (t: PageWords): Html =>
  html`<details>
    <summary>${t.cards}</summary>
    <dl>
      ${testCards.map(
        ({ number, outcome }) =>
          html`<dt>${number.replace(/(.{4})(?=.)/g, '$1 ')}</dt>
            <dd>${t.outcomes[outcome]}</dd>`,
      )}
    </dl>
  </details>`

/** 3-D Secure: the page of the bank, played by the sandbox. */
export function bankPage({ language, nonce, payment }: Shown): string {
  const t = wordsIn(language)
  const asks = fillSentence(t.bankAsks, { amount: amountOf(payment, language), card: payment.card ?? '' })
  const body = html`<header>3-D Secure</header>
    <div class="strip">${icons.notice}<span>${t.strip}</span></div>
    <main>
      <h1>${t.bankHeading}</h1>
      <p>${asks}</p>
      <form method="post" action="" class="pair">
        <button name="answer" value="confirm">${t.confirm}</button>
        <button class="second" name="answer" value="refuse">${t.refuse}</button>
      </form>
    </main>`
  return framed({ language, nonce, title: t.bankHeading, body })
}

export type NoticeAbout = 'gone' | 'silent' | 'notTaken'
type Notice = { language: Language; nonce: string; about: NoticeAbout; again?: string; back?: string }

/** Says why there is no card step, and what can be done. */
export function noticePage({ language, nonce, about, again, back }: Notice): string {
  const t = wordsIn(language)
  const body = html`<main>
    <h1>${t[about]}</h1>
    <p>${t[`${about}About`]}</p>
    <p class="pair">
      ${again ? html`<a class="button" href="${again}">${t.again}</a>` : ''}
      ${back ? html`<a class="button second" href="${back}">${t.back}</a>` : ''}
    </p>
  </main>`
  return framed({ language, nonce, title: t[about], body })
}

const amountOf = ({ amountMinor, currency }: SandboxPayment, language: Language) =>
  moneyText({ minor: amountMinor, currency }, languageTags[language], { currencyDisplay: 'code' })
