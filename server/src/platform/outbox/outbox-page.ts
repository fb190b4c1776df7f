import { Html, html } from './escape-html'
import { outboxStyle } from './outbox-style'
import type { Received } from './store'

export type ShownAttachment = { name: string; size: number; url: string }
type Shown = {
  messages: Received[]
  open: Received | null
  thread: Received[]
  attachments: ShownAttachment[]
  to: string
}

/** Every message as it would arrive: mails in a frame that runs nothing, SMS as bubbles. */
export function outboxPage({ attachments, messages, open, thread, to }: Shown, nonce: string): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Outbox - Coverwright</title>
      <style nonce="${nonce}">
        ${outboxStyle}
      </style>
      <script src="/outbox/refresh.js" data-latest="${messages[0]?.id ?? ''}" defer></script>
    </head>
    <body data-screen="/outbox">
      <header>
        <strong>Outbox</strong>
        <p>What would have been sent. No mail or SMS leaves while no real sender is set.</p>
        <form action="/outbox" role="search">
          <input type="search" name="to" value="${to}" placeholder="Address or number" aria-label="Sent to" />
          <button>Search</button>
        </form>
      </header>
      <nav aria-label="Messages">${messages.map((message) => entry(message, open, to))}</nav>
      <main>${open ? reading(open, thread, attachments) : nothing(to)}</main>
    </body>
  </html>`
  return `<!doctype html>\n${page}`
}

function entry(message: Received, open: Received | null, to: string): Html {
  const current = message.id === open?.id ? new Html(' aria-current="true"') : ''
  return html`<a href="/outbox?id=${message.id}&to=${encodeURIComponent(to)}" ${current}>
    <b>${message.subject || message.text}</b>${clock(message.receivedAt)}<span>${message.recipient}</span
    ><em>${message.kind === 'sms' ? 'SMS' : 'Email'}</em></a
  >`
}

const reading = (open: Received, thread: Received[], attachments: ShownAttachment[]) =>
  open.kind === 'sms' ? phone(open, thread) : mail(open, attachments)

const mail = (open: Received, attachments: ShownAttachment[]) =>
  html`<h1>${open.subject}</h1>
    <dl>
      <dt>From</dt>
      <dd>${open.sender}</dd>
      <dt>To</dt>
      <dd>${open.recipient}</dd>
      ${
        open.replyTo
          ? html`<dt>Reply to</dt>
              <dd>${open.replyTo}</dd>`
          : ''
      }
      <dt>Received</dt>
      <dd>${clock(open.receivedAt)}</dd>
    </dl>
    ${
      attachments.length > 0
        ? html`<ul class="files">
            ${attachments.map(fileLink)}
          </ul>`
        : ''
    }
    <iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title="The mail as HTML"
      src="/outbox/${open.id}/html"
    ></iframe>
    <details>
      <summary>Text version</summary>
      <pre>${open.text}</pre>
    </details>`

const fileLink = ({ name, size, url }: ShownAttachment) =>
  html`<li><a href="${url}">${name} - ${Math.ceil(size / 1024)} KB</a></li>`

const phone = (open: Received, thread: Received[]) =>
  html`<h1>${open.recipient}</h1>
    <section class="phone" aria-label="Messages to ${open.recipient}">
      ${thread.map(
        (message) =>
          html`<p>${message.text}</p>
            ${clock(message.receivedAt)}`,
      )}
    </section>`

const nothing = (to: string) =>
  html`<div class="empty">
    <h1>${to ? 'Nothing was sent there' : 'Nothing was sent yet'}</h1>
    ${to ? `No message to ${to}.` : 'Messages show up here by themselves as soon as they are sent.'}
  </div>`

const clock = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`

/** Looks for newer messages while the page is seen, and shows them without anybody asking. */
export const refreshScript = `'use strict'
const latest = document.currentScript.dataset.latest
const to = new URLSearchParams(location.search).get('to') ?? ''
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch('/outbox.json?limit=1&to=' + encodeURIComponent(to)).catch(() => null)
  const { messages } = answer?.ok ? await answer.json() : { messages: [] }
  if ((messages[0]?.id ?? latest) !== latest) location.reload()
}, 3000)
`
