import { dressed } from '@coverwright/rules/design/products'
import { languageNames, languageTags } from '@coverwright/rules/languages'
import { renderToString } from 'react-dom/server'
import { Mark, markIcon } from '../journey'
import { directCss, lookCss } from '../look'
import { documentOf, escapeHtml, type RenderedPage } from '../prerender'
import { structuredData } from './structured-data'
import type { DirectPage } from './page'
import { Go, Paragraphs, PartView } from './parts'
import { directWords } from './words'

/** A direct page, whole: markup, one style, and nothing that has to run for it to be read. */
export function renderDirect(page: DirectPage): RenderedPage {
  const { language, title, description, canonical, shared, brand, script, isSold } = page
  const look = dressed(page.look, brand)
  const style = lookCss(look) + directCss
  const icon = brand.favicon ?? look.header.logo
  const named = { ...page, look }
  const html = documentOf({
    ...{ language, title, description, style, colour: look.colours.brand },
    head: [
      `<link rel="icon" href="${icon ? escapeHtml(icon) : markIcon(look, page.company.name)}">`,
      ...(canonical === '' ? ['<meta name="robots" content="noindex">'] : alternates(page)),
      // What cannot be bought is not what somebody searches for.
      ...(canonical !== '' && !isSold ? ['<meta name="robots" content="noindex">'] : []),
      ...meta('og:type', 'website'),
      ...meta('og:title', title),
      ...meta('og:description', description),
      ...meta('og:site_name', page.company.name),
      ...meta('og:locale', languageTags[language].replace('-', '_')),
      ...meta('og:url', canonical),
      ...(shared ? [...meta('og:image', shared.address), ...meta('og:image:alt', shared.alt)] : []),
      `<meta name="twitter:card" content="${shared ? 'summary_large_image' : 'summary'}">`,
      `<script type="application/ld+json">${structuredData(page)}</script>`,
      ...(script ? [`<script type="module" src="${escapeHtml(script)}"></script>`] : []),
    ].join(''),
    root: renderToString(<Page page={named} />),
  })
  return { html, style }
}

const meta = (name: string, content: string) =>
  content === '' ? [] : [`<meta property="${name}" content="${escapeHtml(content)}">`]

function alternates({ canonical, language, languages }: DirectPage): string[] {
  const at = (tag: string) => escapeHtml(`${canonical}?lang=${tag}`)
  const isFirst = language === languages[0]
  return [
    `<link rel="canonical" href="${isFirst ? escapeHtml(canonical) : at(language)}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${languageTags[each]}" href="${at(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(canonical)}">`,
  ]
}

function Page({ page }: { page: DirectPage }) {
  const { parts, language, isSold } = page
  const words = directWords[language]
  const first = parts.findIndex(({ kind }) => kind === 'hero' || kind === 'heading')
  const footers = parts.filter((part) => part.kind === 'footer')
  return (
    <div className="direct" data-page={page.slug ?? undefined}>
      <Head page={page} />
      <main>
        {!isSold && (
          <aside className="d-closed">
            <strong>{words.closedTitle}</strong>
            <p>{words.closedLine}</p>
          </aside>
        )}
        {parts.map((part, at) => (
          <PartView key={at} part={part} language={language} isSold={isSold} isFirst={at === first} />
        ))}
      </main>
      {footers.map((footer, at) => (
        <footer key={at} className="d-foot">
          <div>
            <strong>{page.company.name}</strong>
            {footer.lines.map((line, place) => (
              <p key={place}>{line}</p>
            ))}
          </div>
          <div>
            <Paragraphs text={footer.text} />
          </div>
        </footer>
      ))}
    </div>
  )
}

function Head({ page }: { page: DirectPage }) {
  const { parts, language, languages, look, company, isSold } = page
  const head = parts.find((part) => part.kind === 'header')
  if (!head) return null
  return (
    <header className="d-head">
      <div>
        <Mark look={look} title={company.name} />
        <span className="d-name">{company.name}</span>
        {languages.length > 1 && (
          <nav aria-label={directWords[language].languages}>
            {languages.map((each) => (
              <a
                key={each}
                href={`?lang=${each}`}
                hrefLang={languageTags[each]}
                lang={languageTags[each]}
                {...(each === language ? { 'aria-current': 'true' as const } : {})}
              >
                {languageNames[each]}
              </a>
            ))}
          </nav>
        )}
        <Go part={head} isSold={isSold} />
      </div>
    </header>
  )
}
