import { LOOK_DRAWINGS_ADDRESS, type Look, lookDrawings } from '@coverwright/rules/design/products'

/** What a look has beyond its colours, as rules that come after the frame's own: a buyer's script knows nothing of it. */
export const extraCss = (look: Look, brand: string): string =>
  [
    headers[look.header.style ?? 'plain'] ?? '',
    fills[look.button.fill ?? 'solid'] ?? '',
    fields[look.form?.fields ?? 'outlined'] ?? '',
    look.form?.isClose ? CLOSE : '',
    look.setting?.hasTwoColumns ? TWO_COLUMNS : '',
    look.setting?.hidesProgress ? 'html .progress,html .head .step{display:none}' : '',
    pictureCss(look.picture, brand),
  ].join('')

const headers = {
  plain: '',
  filled:
    'html .head{background:var(--brand);color:#fff}html .head .step{color:#fff}html .head .mark{background:#fff;color:var(--brand)}' +
    'html .head .progress::-webkit-progress-value{background:var(--ink)}html .tongue ul{color:var(--ink)}' +
    'html .head .round:hover,html .tongue summary:hover{background:var(--brand-dark)}',
  centred:
    'html .head .mark,html .head .logo{margin-left:auto}html .head .name{margin-right:auto}html .head .step{margin-left:0}',
}

const fills = {
  solid: '',
  outline:
    'html .go,html .go:hover,html .go:active{background:var(--paper);color:var(--brand);box-shadow:inset 0 0 0 2px var(--brand)}' +
    'html .go:hover,html .go:active{background:var(--brand-tint);color:var(--brand-dark)}',
}

const fields = {
  outlined: '',
  filled:
    'html .in,html .box{background-color:var(--brand-tint);border-color:transparent transparent var(--line-2);border-radius:10px 10px 0 0}',
  underlined:
    'html .in,html .box{background-color:transparent;border-width:0 0 2px;border-radius:0;padding-left:2px}' +
    'html .in:focus,html .box:focus-within{box-shadow:0 2px 0 var(--brand)}',
}

const CLOSE = 'html .q{margin-top:16px}html .in,html .box,html .opt{min-height:46px}html .steps .q{margin:0}'

/** Single fields stand side by side; whatever has parts of its own keeps the whole width. */
const TWO_COLUMNS =
  '@media(min-width:720px){html main,html .head>div,html .kept,html .bar>div{max-width:880px}' +
  'html main{display:grid;grid-template-columns:1fr 1fr;column-gap:24px;align-items:start}html main>*{grid-column:1/-1}' +
  'html main>div.q{grid-column:auto}}'

/** On the first page only, above its title. */
function pictureCss(picture: Look['picture'], brand: string): string {
  if (!picture || !lookDrawings.includes(picture.drawing)) return ''
  const address = `${LOOK_DRAWINGS_ADDRESS}/${picture.drawing}-${brand.slice(1).toLowerCase()}.svg`
  const height = picture.size === 'large' ? 232 : 168
  return (
    `.journey:has(.progress[value="1"]) main::before{content:"";display:block;grid-column:1/-1;height:${height}px;margin-bottom:20px;` +
    `border-radius:16px;background:var(--brand-tint) url("${address}") center bottom/cover no-repeat}`
  )
}
