import type { MailBlock, MailBody } from '@coverwright/rules/design/templates'
import { type Language, textIn, type Texts } from '@coverwright/rules/languages'
import { type Entry, entriesOf, fillLink, fillPlain, type Filling, isThere, piecesOf, valueOf } from './fill'

/** The same mail for whoever reads no HTML: made of the blocks, not of what was drawn of them. */
export function writePlain(
  body: MailBody,
  language: Language,
  filling: Filling,
  isShown: (block: MailBlock) => boolean,
): string {
  const say = (texts: Texts, entry?: Entry) => fillPlain(filling, piecesOf(textIn(texts, language)), entry).trim()
  const lines = body.blocks.filter(isShown).map((block) => {
    switch (block.kind) {
      case 'header':
        return valueOf(filling, 'company.name') ?? ''
      case 'heading':
      case 'text':
      case 'note':
        return say(block.text)
      case 'button':
        return `${say(block.label)}:\n${fillLink(filling, block.link)}`
      case 'picture':
        return say(block.alt)
      case 'facts':
        return block.rows
          .filter(({ value }) => !block.hidesEmpty || isThere(filling, piecesOf(textIn(value, language))))
          .map(({ label, value }) => `${say(label)}: ${say(value)}`)
          .join('\n')
      case 'each': {
        const aside = (entry: Entry) =>
          isThere(filling, piecesOf(textIn(block.aside, language)), entry) ? say(block.aside, entry) : ''
        const row = (entry: Entry) => [say(block.text, entry), aside(entry)].filter(Boolean).join(': ')
        return [say(block.title), ...entriesOf(filling, block).map((entry) => `- ${row(entry)}`)].join('\n')
      }
      case 'divider':
        return '--'
    }
  })
  return lines.filter((line) => line !== '').join('\n\n')
}
