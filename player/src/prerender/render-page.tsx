import { type Language, languageTags, textIn } from '@coverwright/rules/languages'
import {
  type PlayedBody,
  type CompanyBrand,
  dressed,
  hasLogic,
  isFaceAddress,
  logicOf,
  type Look,
  NO_BRAND,
} from '@coverwright/rules/design/products'
import type { Day } from '@coverwright/rules/kernel'
import { renderToString } from 'react-dom/server'
import { Journey, journeyDocument, markIcon, startOf } from '../journey'
import { lookCss } from '../look'
import { escapeHtml } from './escape'

/** What the storefront's build left: the frame's styles, its script, and where they are served. */
export type StorefrontBuild = {
  readonly css: string
  readonly script: string
  /** Fetched early only where a body has conditions. */
  readonly logicScripts: readonly string[]
  /** What the pages after the journey need beside the script. */
  readonly afterScripts: readonly string[]
}

export type PageToRender = {
  readonly body: PlayedBody
  readonly hash: string
  readonly slug: string
  readonly language: Language
  readonly build: StorefrontBuild
  /** Where the whole journey is fetched from, while the buyer reads the first page. */
  readonly journeyAddress: string
  /** How whoever sells it shows itself; not part of the body, and not in its hash. */
  readonly brand?: CompanyBrand
  /** What its address says of itself to search engines instead; empty for what the first page says. */
  readonly seo?: { readonly title: string; readonly description: string }
  /** The day it is compiled on: the browser draws the same first page before it looks at its own clock. */
  readonly day: Day
}

export type RenderedPage = {
  readonly html: string
  /** The one inline style, for the page's policy. */ readonly style: string
}

/** The first page of a journey, whole: markup, styles and nothing that runs. */
export function renderPage(asked: PageToRender): RenderedPage {
  const { body, hash, slug, language, build, journeyAddress, day, brand = NO_BRAND, seo } = asked
  const look = dressed(body.look, brand)
  const journey = journeyDocument({ ...body, look }, hash, language)
  const logic = hasLogic(body) ? logicOf(journey.body, day) : undefined
  const markup = renderToString(
    <Journey
      journey={journey}
      progress={startOf(journey)}
      onProgress={nothing}
      logic={logic}
      moment={null}
      onStartAgain={nothing}
    />,
  )
  const first = body.pages[0]
  const title = [textIn(first?.title, language), textIn(body.name, language)].filter(Boolean).join(' · ')
  const preloads = logic ? build.logicScripts.map((address) => `<link rel="modulepreload" href="${address}">`) : []
  const style = lookCss(look) + build.css
  const html = documentOf({
    language,
    title: seo?.title || title,
    description: seo?.description || textIn(first?.subtitle, language) || textIn(body.name, language),
    colour: look.colours.brand,
    style,
    head: [
      `<link rel="icon" href="${iconOf(look, brand, title)}">`,
      ...body.languages.map((each) => `<link rel="alternate" hreflang="${languageTags[each]}" href="?lang=${each}">`),
      faceOf(look),
      `<link rel="preload" as="fetch" crossorigin href="${journeyAddress}">`,
      `<script type="module" src="${build.script}"></script>`,
      ...preloads,
    ].join(''),
    root: `<div id="journey" data-slug="${escapeHtml(slug)}" data-hash="${hash}" data-journey="${journeyAddress}" data-day="${day}"${signOf(look, body.look)}>${markup}</div>`,
  })
  return { html, style }
}

/** Fetched with the page, so that its letters change early or never. */
const faceOf = ({ face }: Look): string =>
  face && isFaceAddress(face.address)
    ? `<link rel="preload" as="font" type="font/${face.address.split('.').at(-1)}" crossorigin href="${face.address}">`
    : ''

/** In the browser's tab: the company's own sign for it, or what stands in the header. */
const iconOf = (look: Look, brand: CompanyBrand, title: string): string => {
  const picture = (look.isOwn ? null : brand.favicon) ?? look.header.logo
  return picture ? escapeHtml(picture) : markIcon(look, title)
}

/** The journey that the browser fetches is the body's alone: a sign from outside it is handed over with the page. */
const signOf = (look: Look, own: Look): string =>
  look.header.logo && look.header.logo !== own.header.logo ? ` data-logo="${escapeHtml(look.header.logo)}"` : ''

function nothing() {}

type DocumentParts = {
  language: Language
  title: string
  description: string
  colour: string
  style: string
  head: string
  root: string
}

export function documentOf({ language, title, description, colour, style, head, root }: DocumentParts): string {
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">` +
    `<meta name="theme-color" content="${escapeHtml(colour)}"><meta name="format-detection" content="telephone=no">` +
    `<style>${style}</style>${head}</head><body>${root}</body></html>`
  )
}
