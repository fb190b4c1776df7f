import {
  isPhotoAddress,
  type Look,
  LOOK_DRAWINGS_ADDRESS,
  type LookDrawing,
  lookDrawings,
  type LookPhoto,
  type PhotoWidth,
} from '@coverwright/rules/design/products'

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
  const image = picture?.photo ? photoImage(picture.photo) : drawingImage(picture?.drawing, brand)
  if (!picture || !image) return ''
  const height = picture.size === 'large' ? 232 : 168
  return (
    `${FIRST}{content:"";display:block;grid-column:1/-1;height:${height}px;margin-bottom:20px;` +
    `border-radius:16px;background:var(--brand-tint) ${image.plain} ${image.place}/cover no-repeat}${image.sizes}`
  )
}

const FIRST = '.journey:has(.progress[value="1"]) main::before'

type Image = { plain: string; place: string; sizes: string }

function drawingImage(drawing: LookDrawing | undefined, brand: string): Image | null {
  if (!drawing || !lookDrawings.includes(drawing)) return null
  const address = `${LOOK_DRAWINGS_ADDRESS}/${drawing}-${brand.slice(1).toLowerCase()}.svg`
  return { plain: `url("${address}")`, place: 'center bottom', sizes: '' }
}

/**
 * As a background, because that needs no script and no markup: where it is cut the focus stays in sight, and each screen
 * fetches one size. Old browsers, which know no choice of sizes, get the one in the middle.
 */
function photoImage({ address, focus }: LookPhoto): Image | null {
  if (!isPhotoAddress(address)) return null
  const share = (part: number) => `${Math.min(100, Math.max(0, Math.round(part) || 0))}%`
  const file = (width: PhotoWidth) => `url("${address}-${width}.webp")`
  const choice = (fine: PhotoWidth, finer: PhotoWidth) =>
    `{background-image:image-set(${file(fine)} 1x,${file(finer)} 2x)}`
  return {
    plain: `url("${address}-960.jpg")`,
    place: `${share(focus.x)} ${share(focus.y)}`,
    sizes: `${FIRST}${choice(960, 1600)}@media(max-width:520px){${FIRST}${choice(480, 960)}}`,
  }
}
