import { languages } from '@coverwright/rules/languages'
import { expect, test } from 'vitest'
import { mailLayout } from './mail-layout'

const content = {
  language: 'en_us',
  title: 'Reset your password',
  paragraphs: ['Use the code below.'],
  code: '123456',
  button: { label: 'Open', href: 'https://console.example/reset?a=1&b=2' },
  notes: ['Good for 15 minutes.'],
} as const

test('a mail says the same in HTML and in plain text', () => {
  const { html, text } = mailLayout(content)
  for (const words of ['Reset your password', 'Use the code below.', '123456', 'Open', 'Good for 15 minutes.']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(text).toContain('https://console.example/reset?a=1&b=2')
  expect(html).toContain('href="https://console.example/reset?a=1&amp;b=2"')
})

test('nothing that somebody typed becomes markup', () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const { html } = mailLayout({
    ...content,
    title: evil,
    paragraphs: [evil],
    code: evil,
    notes: [evil],
    button: { label: evil, href: `https://a.example/${evil}` },
    brand: { name: evil, colour: `red;${evil}` },
  })
  expect(html).not.toMatch(/<img|<script|red;/)
})

test('a button leads to a whole address and never to a script', () => {
  for (const href of ['javascript:alert(1)', '/reset', 'data:text/html,x'])
    expect(() => mailLayout({ ...content, button: { label: 'x', href } })).toThrow('whole address')
})

test('a mail is written in each language and works in a dark mail reader', () => {
  const footers = languages.map((language) => mailLayout({ ...content, language }))
  for (const { html } of footers) expect(html).toMatch(/color-scheme.*prefers-color-scheme: dark/s)
  expect(footers.map(({ html }) => /lang="([\w-]+)"/.exec(html)?.[1])).toEqual([
    'en-US',
    'en-GB',
    'en-ID',
    'zh-TW',
    'zh-CN',
  ])
})
