import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

export type WalkLanguage = 'en_us' | 'zh_tw'
type Nested = { [key: string]: Nested | string }

const CONSOLE = fileURLToPath(new URL('../console/src/', import.meta.url))
const SHARED = fileURLToPath(new URL('../ui/src/locales', import.meta.url))

/** Every word of the console in one language, as 'room:key'. */
function readWords(language: WalkLanguage): Map<string, string> {
  const files = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`texts/${language}.json`))
    .map((path) => [path.split('/').at(-3) ?? '', join(CONSOLE, path)] as const)
  const words = new Map<string, string>()
  for (const [room, path] of [...files, ['ui', join(SHARED, language, 'ui.json')] as const])
    flatten(JSON.parse(readFileSync(path, 'utf8')) as Nested, `${room}:`, words)
  return words
}

function flatten(node: Nested, prefix: string, into: Map<string, string>) {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') into.set(prefix + name, value)
    else flatten(value, `${prefix}${name}.`, into)
  }
}

const known = { en_us: readWords('en_us'), zh_tw: readWords('zh_tw') }

export type Say = (key: string, values?: Record<string, string | number>) => string

/** What the console calls a thing in this language, so that one walk finds its way in any. */
export const wordsIn =
  (language: WalkLanguage): Say =>
  (key, values = {}) => {
    const text = known[language].get(key)
    if (text === undefined) throw new Error(`${key} has no words in ${language}`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }

/** English sentences that say something else in Chinese; names and addresses that are spelled alike are not among them. */
const englishOnly = new Set(
  [...known.en_us]
    .filter(([key, text]) => known.zh_tw.get(key) !== text && !text.includes('{'))
    .map(([, text]) => text),
)
const spelledAlike = new Set(known.zh_tw.values())
const keys = new Set([...known.en_us.keys()].map((key) => key.split(':')[1] ?? ''))
/** Lower case within a word tells English from codes, which are drawn by chance. */
const SENTENCE = /[A-Za-z][a-z]+(?: [A-Za-z']+){3,}/

/** What a page says that its reader should not see: a raw key anywhere, and English in a Chinese page. */
export async function strangeWords(page: Page, language: WalkLanguage): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const isSeen = around && !around.closest('script, style, [aria-hidden=true], [lang]:not(html)')
      const text = node.textContent?.trim()
      if (isSeen && text) texts.push(text)
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder]')]
    return [
      ...texts,
      ...labels.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('placeholder')]).filter(Boolean),
    ] as string[]
  })
  const isKey = (text: string) => text.includes('.') && keys.has(text)
  const isEnglish = (text: string) => (englishOnly.has(text) && !spelledAlike.has(text)) || SENTENCE.test(text)
  return [...new Set(said)].filter((text) => isKey(text) || (language === 'zh_tw' && isEnglish(text)))
}
