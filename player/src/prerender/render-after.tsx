import type { Language } from '@coverwright/rules/languages'
import type { Look } from '@coverwright/rules/design/products'
import { renderToString } from 'react-dom/server'
import { checkoutWords } from '../checkout'
import { Mark, markIcon } from '../journey'
import { lookCss } from '../look'
import { wordsIn } from '../words'
import { escapeHtml } from './escape'
import { documentOf, type RenderedPage, type StorefrontBuild } from './render-page'

export type AfterPage = {
  readonly kind: 'done' | 'my'
  readonly slug: string
  readonly language: Language
  readonly look: Look
  readonly title: string
  readonly build: StorefrontBuild
}

/** Known from the first paint on: else the wait would move before what it waits for is there. */
const PLACE = '#after{flex:1;display:flex;flex-direction:column}'

/** What stands around the pages after the journey; they say nothing of anybody until the script has asked for it. */
export function renderAfter({ kind, slug, language, look, title, build }: AfterPage): RenderedPage {
  const words = checkoutWords[language]
  const head = renderToString(
    <header className="head">
      <div>
        <Mark look={look} title={title} />
        <span className="name">{title}</span>
      </div>
    </header>,
  )
  const wait = renderToString(
    <main className="message">
      <p role="status">{words.waitTitle}</p>
      <noscript>{wordsIn[language].noScript}</noscript>
    </main>,
  )
  const style = lookCss(look) + build.css + PLACE
  const icon = look.header.logo ? escapeHtml(look.header.logo) : markIcon(look, title)
  const html = documentOf({
    ...{ language, style, colour: look.colours.brand },
    title: title || words.waitTitle,
    description: title,
    head:
      `<link rel="icon" href="${icon}"><meta name="robots" content="noindex">` +
      build.afterScripts.map((address) => `<link rel="modulepreload" href="${address}">`).join('') +
      `<script type="module" src="${build.script}"></script>`,
    root: `<div class="journey">${head}<div id="after" data-kind="${kind}" data-slug="${escapeHtml(slug)}" data-language="${language}">${wait}</div></div>`,
  })
  return { html, style }
}
