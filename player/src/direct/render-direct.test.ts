import { NO_BRAND, startingBody } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import type { DirectPage, DirectPart } from './page'
import { renderDirect } from './render-direct'

const { look } = startingBody({ name: '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '')

const page = (said: string, isSold = true): DirectPage => ({
  ...{ language: 'en_us', languages: ['en_us', 'zh_tw'], title: said, description: said, look, brand: NO_BRAND },
  company: { name: said, address: '' },
  product: { name: said, lowest: { amount: '99.00', currency: 'HKD' } },
  ...{ canonical: 'https://insurer.example/d/winter', slug: 'winter', isSold, script: '/p/assets/direct.js' },
  shared: { address: 'https://insurer.example/picture.jpg', alt: said },
  parts: everyPart(said),
})

const everyPart = (said: string): DirectPart[] => [
  { kind: 'header', label: said, link: '/p/travel' },
  {
    kind: 'hero',
    title: said,
    text: said,
    label: said,
    link: '/p/travel',
    picture: { widths: [{ address: '/a.webp', width: 640 }], alt: said },
  },
  ...(['heading', 'text', 'note'] as const).map((kind) => ({ kind, text: said })),
  { kind: 'cards', title: said, cards: [{ title: said, text: said }] },
  { kind: 'covers', title: said, text: said, plans: [said], rows: [{ title: said, cells: [said] }] },
  {
    kind: 'prices',
    title: said,
    text: said,
    label: said,
    link: '/p/travel',
    plans: [{ title: said, subtitle: said, from: said }],
  },
  { kind: 'questions', title: said, rows: [{ question: said, answer: said }] },
  { kind: 'testimonial', text: said, name: said, role: said },
  { kind: 'action', title: said, text: said, label: said, link: '/p/travel' },
  { kind: 'picture', picture: { widths: [{ address: '/a.webp', width: 640 }], alt: said } },
  { kind: 'footer', text: said, lines: [said] },
]

/** R12: what people who break into pages type, each cut up and joined in its own way. */
const openings = [
  '<script>',
  '"><script>',
  "'><script>",
  '</script><script>',
  '</title><script>',
  '</style><script>',
  '--><script>',
  '<img src=x onerror=',
  '<svg onload=',
  '"onmouseover=',
]
const middles = [
  'alert(1)',
  'javascript:alert(1)',
  '\u2028alert(1)',
  '&lt;script&gt;',
  '{{company.name}}',
  '\\u003cscript\\u003e',
  '${alert(1)}',
  ']]>',
  'data:text/html,x',
  '\u0000',
]
const endings = ['</script>', '>', '">', "'>", '//', '-->', '</svg>', ' x=', '/*', ']]>']

/** The markup alone: what is between tags and inside of quotes is what somebody said. */
function markupOf(said: string) {
  const { html, style } = renderDirect(page(said))
  const tags = html.replace(style, '').match(/<[a-z!/][^>]*>/gi) ?? []
  return { html, markup: tags.join('').replace(/"[^"]*"/g, '""') }
}

test('a thousand texts that would run somewhere are text on every part of a page, and in what search engines read', () => {
  const plain = markupOf('plain').markup
  const all = openings.flatMap((opening) =>
    middles.flatMap((middle) => endings.map((ending) => opening + middle + ending)),
  )
  const broken = all.filter((said) => {
    const { html, markup } = markupOf(said)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const read = (JSON.parse(data) as { '@graph': { name: string }[] })['@graph'][0]?.name
    return markup !== plain || read !== said
  })
  expect(all).toHaveLength(1_000)
  expect(broken).toEqual([])
}, 60_000)

test('a page of what is not sold says so, leads nowhere and offers no price to search engines', () => {
  const { html } = renderDirect(page('Winter', false))
  expect(html).toContain('Not on sale at the moment')
  expect(html).not.toContain('href="/p/travel"')
  expect(html).not.toContain('AggregateOffer')
  expect(html).toContain('noindex')
})
