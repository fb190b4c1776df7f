import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import type { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'

/** What mails are made of. Everything else either does nothing in a mailbox, or does too much. */
const ELEMENTS = new Set(
  (
    'html head title meta style body table thead tbody tfoot tr td th caption colgroup col div span p br hr a img ' +
    'h1 h2 h3 h4 h5 h6 b strong i em u s strike del ins small big sub sup font center blockquote pre code ul ol li ' +
    'dl dt dd section article header footer main nav aside figure figcaption abbr address time wbr mark label'
  ).split(' '),
)
const HTML_SPACE = 'http://www.w3.org/1999/xhtml'
/** Layouts for one maker's program name their parts like this: `v:rect`, `o:p`. They hold no script. */
const OFFICE = /^[vow]:[a-z]+$/

const SLOT = /cwslot\d+end/
const WHOLE_SLOT = /^\s*cwslot\d+end\s*$/

export function elementProblem(element: Tree.Element, line: number): Refusal | null {
  const { tagName } = element
  const isKnown = element.namespaceURI === HTML_SPACE && (ELEMENTS.has(tagName) || OFFICE.test(tagName))
  if (!isKnown) return refusalOf('templates.htmlElement', { name: tagName.slice(0, 40), line })
  const refreshes = element.attrs.some(
    ({ name, value }) => name === 'http-equiv' && !/^(content-type|x-ua-compatible|content-language)$/i.test(value),
  )
  return tagName === 'meta' && refreshes ? refusalOf('templates.htmlElement', { name: 'meta http-equiv', line }) : null
}

export function attributeProblem(tag: string, { name, value }: Token.Attribute, line: number): Refusal | null {
  if (/^on/i.test(name)) return refusalOf('templates.htmlHandler', { name: name.slice(0, 40), line })
  if (SLOT.test(name)) return refusalOf('templates.htmlMarkPlace', { line })
  if (name === 'style') return styleProblem(value, line)
  if (name === 'href') return linkProblem(value, line)
  if (name === 'src' || name === 'background')
    return tag === 'img' || name === 'background' ? pictureProblem(value, line) : forbidden(name, line)
  return FETCHING.has(name) ? forbidden(name, line) : null
}

const FETCHING = new Set([
  'srcset',
  'srcdoc',
  'action',
  'formaction',
  'data',
  'poster',
  'ping',
  'xlink:href',
  'manifest',
])
const forbidden = (name: string, line: number) => refusalOf('templates.htmlAttribute', { name, line })

/** A whole address, a mailbox, a telephone, a place in the mail; or one value, which is made sure of when it is filled. */
function linkProblem(value: string, line: number): Refusal | null {
  if (WHOLE_SLOT.test(value)) return null
  if (SLOT.test(value) && !/^https?:\/\/[^/]*[a-z0-9][^/]*\//i.test(value.trim()))
    return refusalOf('templates.htmlLink', { name: value.replace(new RegExp(SLOT, 'g'), '{{…}}').slice(0, 80), line })
  return /^\s*(https?:\/\/|mailto:|tel:|#)/i.test(value)
    ? null
    : refusalOf('templates.htmlLink', { name: value.slice(0, 80), line })
}

/** Reached by everybody over https, or one of those that were uploaded. */
const pictureProblem = (value: string, line: number): Refusal | null =>
  /^https:\/\/[^\s"'<>]+$/i.test(value.trim()) || OWN_PICTURE.test(value)
    ? SLOT.test(value)
      ? refusalOf('templates.htmlMarkPlace', { line })
      : null
    : refusalOf('templates.htmlPicture', { name: value.slice(0, 80), line })

export const OWN_PICTURE = /^picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Styles fetch nothing and run nothing, and no value is written into them. */
export function styleProblem(css: string, line: number): Refusal | null {
  // As browsers read it: `\65xpression` and `ex/**/pression` are the same word.
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)))
    .replace(/\\/g, '')
  if (SLOT.test(css) || /cw(?:open|close)\d+end/.test(css)) return refusalOf('templates.htmlMarkPlace', { line })
  const found = /@import|expression\s*\(|behavior\s*:|-moz-binding|javascript:|url\s*\(\s*(?!["']?https:)/i.exec(plain)
  return found || plain.includes('</') ? refusalOf('templates.htmlStyle', { name: found?.[0] ?? '</', line }) : null
}
