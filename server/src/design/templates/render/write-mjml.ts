import type { MailBlock, MailBody } from '@coverwright/rules/design/templates'
import type { Texts } from '@coverwright/rules/languages'

/** What is put into the finished HTML later: nothing that a person typed ever passes through MJML. */
export type Slot =
  | { readonly kind: 'line' | 'paragraphs' | 'maybe'; readonly texts: Texts }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'picture'; readonly fileId: string }

/** A stretch of the HTML that is left out or repeated. */
export type Part =
  | { readonly kind: 'block'; readonly block: MailBlock }
  | { readonly kind: 'row'; readonly value: Texts; readonly hidesEmpty: boolean }
  | { readonly kind: 'entry'; readonly block: Extract<MailBlock, { kind: 'each' }> }

export type Drawing = { readonly mjml: string; readonly slots: readonly Slot[]; readonly parts: readonly Part[] }
/** Whose mail it is: a colour that white words can be read on, and the address of a logo. */
export type MailLook = { readonly colour: string; readonly logo: string | null }

const FONT = "Inter, 'Noto Sans TC', 'Noto Sans SC', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DARK = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .back { background: #0d0f13 !important }
  .card, .card > table { background: #13151b !important }
  .words div, .words td { color: #eceef3 !important }
  .soft div, .soft td { color: #b0b6c3 !important }
}`

/** The mail as MJML with marks in place of everything that is said. */
export function writeMjml(body: MailBody, look: MailLook): Drawing {
  const slots: Slot[] = []
  const parts: Part[] = []
  const slot = (made: Slot) => `cwslot${slots.push(made) - 1}end`
  const line = (texts: Texts) => slot({ kind: 'line', texts })
  const part = (made: Part, inside: () => string) => {
    const place = parts.push(made) - 1
    return `cwopen${place}end${inside()}cwclose${place}end`
  }
  const between = (made: Part, inside: () => string) => {
    const place = parts.push(made) - 1
    return `<mj-raw>cwopen${place}end</mj-raw>${inside()}<mj-raw>cwclose${place}end</mj-raw>`
  }
  const draw = (block: MailBlock): string => {
    switch (block.kind) {
      case 'header':
        return look.logo
          ? card(`<mj-image src="${look.logo}" alt="${companyName(slot)}" width="128px" align="left" />`, '24px 0 4px')
          : `<mj-section background-color="${look.colour}" padding="12px 0"><mj-column><mj-text color="#ffffff" font-size="18px" font-weight="600">${companyName(slot)}</mj-text></mj-column></mj-section>`
      case 'heading':
        return card(
          `<mj-text css-class="words" font-size="22px" line-height="30px" font-weight="600" color="#12151c">${line(block.text)}</mj-text>`,
          '20px 0 0',
        )
      case 'text':
        return card(
          `<mj-text css-class="words" color="#12151c">${slot({ kind: 'paragraphs', texts: block.text })}</mj-text>`,
        )
      case 'note':
        return card(
          `<mj-text css-class="soft" font-size="13px" line-height="20px" color="#5f6675">${slot({ kind: 'paragraphs', texts: block.text })}</mj-text>`,
        )
      case 'button':
        return card(
          `<mj-button align="left" background-color="${look.colour}" border-radius="8px" font-size="15px" font-weight="600" inner-padding="12px 24px" href="${slot({ kind: 'link', link: block.link })}">${line(block.label)}</mj-button>`,
        )
      case 'picture':
        return block.fileId === ''
          ? ''
          : card(`<mj-image src="${slot({ kind: 'picture', fileId: block.fileId })}" alt="${line(block.alt)}" />`)
      case 'facts':
        return card(
          `<mj-table css-class="words" color="#12151c" font-size="14px" line-height="22px">${block.rows
            .map((row) =>
              part({ kind: 'row', value: row.value, hidesEmpty: block.hidesEmpty }, () =>
                block.columns === 2
                  ? `<tr><td class="soft" style="padding:6px 12px 6px 0;color:#5f6675;width:45%">${line(row.label)}</td><td style="padding:6px 0;font-weight:600">${line(row.value)}</td></tr>`
                  : `<tr><td style="padding:6px 0"><span style="color:#5f6675">${line(row.label)}</span><br /><strong>${line(row.value)}</strong></td></tr>`,
              ),
            )
            .join('')}</mj-table>`,
        )
      case 'each':
        return card(
          `<mj-text css-class="words" font-weight="600" color="#12151c" padding-bottom="0">${line(block.title)}</mj-text>` +
            `<mj-table css-class="words" color="#12151c" font-size="14px" line-height="22px">${part(
              { kind: 'entry', block },
              () =>
                `<tr><td style="padding:6px 12px 6px 0;border-top:1px solid #e1e4ea">${line(block.text)}</td><td align="right" style="padding:6px 0;border-top:1px solid #e1e4ea">${slot({ kind: 'maybe', texts: block.aside })}</td></tr>`,
            )}</mj-table>`,
        )
      case 'divider':
        return card('<mj-divider border-width="1px" border-color="#e1e4ea" />', '0')
    }
  }
  const blocks = body.blocks.map((block) => between({ kind: 'block', block }, () => draw(block))).join('')
  const mjml = `<mjml lang="und"><mj-head><mj-title>${line(body.subject)}</mj-title><mj-preview>${line(body.preview)}</mj-preview><mj-attributes><mj-all font-family="${FONT}" /><mj-text font-size="15px" line-height="24px" /></mj-attributes><mj-style>${DARK}</mj-style></mj-head><mj-body width="560px" background-color="#f3f4f7" css-class="back"><mj-section padding="12px 0" />${blocks}<mj-section padding="12px 0" /></mj-body></mjml>`
  return { mjml, slots, parts }
}

const companyName = (slot: (made: Slot) => string) => slot({ kind: 'line', texts: { en_us: '{{company.name}}' } })

const card = (inside: string, padding = '4px 0') =>
  `<mj-section css-class="card" background-color="#ffffff" padding="${padding}"><mj-column>${inside}</mj-column></mj-section>`
