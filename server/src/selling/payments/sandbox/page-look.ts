import { type Language, languageTags } from '@coverwright/rules/languages'
import { Html, html } from '../../../platform/outbox'

/** Stands alone like a gateway's page elsewhere: its own colours, no script, no font from anywhere. */
const style = new Html(`
:root { color-scheme: light; --teal: #0b6e70; --deep: #07585a; --wash: #e3f2f1; --page: #f4f8f8; --card: #fff; --line: #dbe3e3; --edge: #8d9a9b;
  --text: #13191a; --soft: #4b5759; --warn: #6d4a00; --warn-bg: #fdf3dd; --warn-line: #efd9a5; --bad: #a3122b; --bad-bg: #fdeef0; --bad-line: #f1c3ca }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --teal: #17888a; --deep: #5cc4c2; --wash: #103032; --page: #0d1314; --card: #141b1c; --line: #253132; --edge: #667678;
  --text: #ecf1f1; --soft: #aab7b8; --warn: #f0c873; --warn-bg: #2b220f; --warn-line: #54421b; --bad: #ff98a6; --bad-bg: #33151b; --bad-line: #65272f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text); font: 16px/24px Inter, 'Noto Sans TC', 'Noto Sans SC', system-ui, sans-serif }
header { display: flex; align-items: center; gap: 12px; height: 60px; padding: 0 16px; background: var(--card); border-bottom: 4px solid var(--teal); font-weight: 600 }
header a { display: grid; place-items: center; width: 44px; height: 44px; margin-left: -12px; color: inherit; border-radius: 8px }
.strip { display: flex; gap: 10px; align-items: center; padding: 8px 16px; color: var(--warn); font-size: 14px; background: var(--warn-bg); border-bottom: 1px solid var(--warn-line) }
main { max-width: 560px; margin: 0 auto; padding: 16px 16px 120px }
h1 { margin: 8px 0 16px; font-size: 26px; line-height: 32px; letter-spacing: -0.02em }
.sum { display: flex; justify-content: space-between; gap: 16px; padding: 16px; margin: 0 0 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
.sum b { white-space: nowrap }
.sum span { color: var(--soft); overflow-wrap: anywhere }
label { display: block; font-size: 15px; font-weight: 600 }
input { display: block; width: 100%; height: 52px; margin: 6px 0 0; padding: 0 14px; color: inherit; font: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 12px }
input[aria-invalid] { border-color: var(--bad) }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 16px }
.wrong { margin: 6px 0 0; color: var(--bad); font-size: 14px }
.alert { padding: 14px 16px; margin: 0 0 20px; color: var(--bad); background: var(--bad-bg); border: 1px solid var(--bad-line); border-radius: 12px }
.alert strong { display: block; letter-spacing: 0.02em }
.alert p { margin: 2px 0 0; color: var(--text) }
.note { display: flex; gap: 10px; margin: 20px 0; color: var(--soft); font-size: 14px; line-height: 20px }
details { margin: 20px 0; font-size: 14px }
summary { padding: 10px 0; color: var(--deep); font-weight: 600; cursor: pointer }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 14px; margin: 4px 0 }
dt { font-variant-numeric: tabular-nums }
dd { margin: 0; color: var(--soft) }
footer { position: fixed; inset: auto 0 0; background: var(--card); border-top: 1px solid var(--line) }
footer div { display: flex; gap: 16px; align-items: center; max-width: 560px; margin: 0 auto; padding: 12px 16px }
footer b { font-size: 19px; white-space: nowrap }
button, .button { display: flex; flex: 1; gap: 10px; align-items: center; justify-content: center; min-height: 52px; padding: 0 16px; color: #fff; font: inherit; font-weight: 600; text-decoration: none;
  background: #0b6e70; border: 0; border-radius: 12px; cursor: pointer }
.second { color: var(--text); background: transparent; border: 1px solid var(--edge) }
.pair { display: grid; gap: 12px; margin-top: 24px }
a { color: var(--deep) }
:focus-visible { outline: 3px solid var(--deep); outline-offset: 2px }
svg { flex: none }
@media (min-width: 700px) { footer { position: static; background: none; border: 0 } main { padding-bottom: 0 } footer div { padding: 8px 16px 40px } }
`)

const icon = (path: string) =>
  new Html(
    `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`,
  )

export const icons = {
  back: icon('<path d="m15 18-6-6 6-6"/>'),
  notice: icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>'),
  lock: icon('<rect x="3" y="11" width="18" height="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>'),
}

type Frame = { language: Language; title: string; nonce: string; body: Html }

export const framed = ({ language, title, nonce, body }: Frame): string =>
  html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
