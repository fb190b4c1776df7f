import { type Language, languageTags } from '@coverwright/rules/languages'
import { Html, html } from './escape-html'
import { layoutTexts } from './layout-texts'

type MailContent = {
  language: Language
  title: string
  /** Shown after the subject in a list of mails. */
  preview?: string
  paragraphs: readonly string[]
  code?: string
  button?: { label: string; href: string }
  /** A second address, in small print: where its reader can look something up. */
  lookUp?: { label: string; href: string }
  /** Small print under everything: how long the code is good, what to do if it was not you. */
  notes?: readonly string[]
  /** Whose mail it is; the platform's own when left out. */
  brand?: { name: string; colour: string }
}

const PLATFORM = { name: 'Coverwright', colour: '#5551E0' }

/** One look for every mail that the platform writes itself, as HTML and as text. Everything in it is escaped. */
export function mailLayout(content: MailContent): { html: string; text: string } {
  const { button, brand = PLATFORM, lookUp } = content
  for (const each of [button, lookUp])
    if (each && !/^https?:\/\//.test(each.href)) throw new Error('A link in a mail needs a whole address')
  const colour = /^#[0-9a-fA-F]{6}$/.test(brand.colour) ? brand.colour : PLATFORM.colour
  return { html: `<!doctype html>\n${page(content, brand.name, colour)}`, text: plain(content, brand.name) }
}

/* Tables, attributes and inline styles: what mail readers of the last twenty years agree on. Readers that turn colours
   around by themselves are told that both schemes are looked after, and get the dark one from the style element. */
const STYLE = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .back { background: #0d0f13 !important }
    .card { background: #13151b !important; border-color: #252932 !important }
    .words { color: #eceef3 !important }
    .soft { color: #b0b6c3 !important }
    .code { background: #1a1d25 !important; color: #eceef3 !important; border-color: #363b47 !important }
  }
  @media (max-width: 520px) { .card { padding: 28px 20px !important } }`)

const FONT = "font-family: Inter, 'Noto Sans TC', 'Noto Sans SC', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const WORDS = `${FONT}; font-size: 15px; line-height: 24px; color: #12151c`
const SOFT = `${FONT}; font-size: 13px; line-height: 20px; color: #5f6675`

function page(content: MailContent, name: string, colour: string): Html {
  const { button, code, language, lookUp, notes = [], paragraphs, preview, title } = content
  const texts = layoutTexts[language]
  return html`<html lang="${languageTags[language]}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>${title}</title>
      <style>
        ${STYLE}
      </style>
    </head>
    <body class="back" style="margin: 0; padding: 0; background: #f3f4f7">
      <div style="display: none; max-height: 0; overflow: hidden">${preview ?? paragraphs[0] ?? ''}</div>
      <table
        role="presentation"
        class="back"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        bgcolor="#f3f4f7"
        style="background: #f3f4f7"
      >
        <tr>
          <td align="center" style="padding: 32px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px">
              <tr>
                <td style="padding: 0 4px 16px">${brandMark(name, colour)}</td>
              </tr>
              <tr>
                <td
                  class="card"
                  bgcolor="#ffffff"
                  style="background: #ffffff; border: 1px solid #e1e4ea; border-radius: 12px; padding: 36px"
                >
                  <h1
                    class="words"
                    style="${FONT}; margin: 0 0 16px; font-size: 22px; line-height: 30px; font-weight: 600; color: #12151c"
                  >
                    ${title}
                  </h1>
                  ${paragraphs.map((words) => html`<p class="words" style="${WORDS}; margin: 0 0 16px">${words}</p>`)}
                  ${code ? codeBox(code) : ''} ${button ? buttonBox(button, colour, texts.openAddress) : ''}
                  ${lookUp ? lookUpLine(lookUp) : ''}
                  ${notes.map((words) => html`<p class="soft" style="${SOFT}; margin: 16px 0 0">${words}</p>`)}
                </td>
              </tr>
              <tr>
                <td class="soft" style="${SOFT}; padding: 20px 4px 0">${texts.whySent} ${texts.noReply}</td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`
}

const brandMark = (name: string, colour: string) =>
  html`<span style="display: inline-block; width: 10px; height: 10px; border-radius: 3px; background: ${colour}"></span
    >&nbsp; <span class="words" style="${WORDS}; font-weight: 600">${name}</span>`

const codeBox = (code: string) =>
  html`<p
    class="code"
    style="margin: 8px 0 20px; padding: 16px; text-align: center; background: #f3f4f7; border: 1px solid #e1e4ea; border-radius: 8px; font-family: 'JetBrains Mono', Menlo, Consolas, monospace; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: 6px; color: #12151c"
  >
    ${code}
  </p>`

const buttonBox = ({ href, label }: { href: string; label: string }, colour: string, openAddress: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 20px">
      <tr>
        <td bgcolor="${colour}" style="background: ${colour}; border-radius: 8px">
          <a
            href="${href}"
            style="${FONT}; display: inline-block; padding: 12px 24px; font-size: 15px; line-height: 20px; font-weight: 600; color: #ffffff; text-decoration: none"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p class="soft" style="${SOFT}; margin: 0; word-break: break-all">
      ${openAddress}<br /><a class="soft" href="${href}" style="color: #5f6675">${href}</a>
    </p>`

const lookUpLine = ({ href, label }: { href: string; label: string }) =>
  html`<p class="soft" style="${SOFT}; margin: 16px 0 0">
    <a class="soft" href="${href}" style="color: #5f6675">${label}</a>
  </p>`

function plain({ button, code, language, lookUp, notes = [], paragraphs, title }: MailContent, name: string): string {
  const texts = layoutTexts[language]
  return [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(lookUp ? [`${lookUp.label}:\n${lookUp.href}`] : []),
    ...notes,
    `-- \n${name}\n${texts.whySent} ${texts.noReply}`,
  ].join('\n\n')
}
