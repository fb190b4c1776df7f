import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

const BLOCKS = new Set(
  'p div table tr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd section article header footer main blockquote pre hr br figure'.split(
    ' ',
  ),
)
const SILENT = new Set(['head', 'style', 'title', 'script'])

/** The same mail for whoever reads no HTML: its words line by line, its links after their labels. Marks stay where they are. */
export function plainOf(nodes: readonly Tree.ChildNode[]): string {
  return nodes
    .map(wordsOf)
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function wordsOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replace(/\s+/g, ' ')
  if (node.nodeName === '#comment') {
    const { data } = node as Tree.CommentNode
    return /^cw(open|close)\d+end$/.test(data) ? data : ''
  }
  if (!('tagName' in node) || SILENT.has(node.tagName)) return ''
  const said = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value ?? ''
  if (node.tagName === 'img') return said('alt')
  const inside = node.childNodes.map(wordsOf).join('')
  if (node.tagName === 'a') {
    const to = said('href')
    return to === '' || to.startsWith('#') || to === inside.trim() ? inside : `${inside} (${to})`
  }
  if (node.tagName === 'td' || node.tagName === 'th') return `${inside} `
  return BLOCKS.has(node.tagName) ? `\n${inside}\n` : inside
}
