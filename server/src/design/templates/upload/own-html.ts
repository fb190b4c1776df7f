import { htmlMarks } from '@coverwright/rules/design/templates'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment, serialize } from 'parse5'
import { plainOf } from './html-as-text'
import { attributeProblem, elementProblem, OWN_PICTURE, styleProblem } from './html-rules'

/** An HTML of a company as it is sent: marks in place of what is filled, and the same without tags. */
export type OwnHtml = {
  readonly html: string
  readonly text: string
  /** Marks that are a whole link, and those within one. */
  readonly links: ReadonlySet<number>
  readonly inLinks: ReadonlySet<number>
  /** Uploaded pictures: their marks are counted on after those of the values. */
  readonly pictures: readonly string[]
  /** Pictures of others, which have to be there. */
  readonly outside: readonly { readonly address: string; readonly line: number }[]
}

type Node = Tree.ChildNode
type Reading = {
  readonly problems: Refusal[]
  readonly links: Set<number>
  readonly inLinks: Set<number>
  readonly pictures: string[]
  readonly outside: { address: string; line: number }[]
  readonly marks: number
}

/**
 * Reads an HTML that a company wrote itself. Nothing is taken out silently: what cannot be sent is told with its line. What is
 * sent is what was read, written anew, so that a mailbox reads the same tree as we did. `{{…}}` become marks first: a loop may
 * stand between the rows of a table, where a reader of HTML would move any text away.
 */
export function readOwnHtml(source: string): { problems: readonly Refusal[]; read: OwnHtml } {
  const marks = htmlMarks(source).length
  const reading: Reading = { problems: [], links: new Set(), inLinks: new Set(), pictures: [], outside: [], marks }
  const { problems } = reading
  const document = parse(withMarks(source), { sourceCodeLocationInfo: true })
  if (!/<[a-z!]/i.test(source)) problems.push(refusalOf('templates.htmlNotHtml'))
  walk(document.childNodes, reading)
  const html = serialize(document).replace(/<!--(cw(?:open|close)\d+end)-->/g, '$1')
  const text = plainOf(document.childNodes)
  if (problems.length === 0) problems.push(...movedMarks(source, html, text))
  return { problems, read: { ...reading, html, text } }
}

/** Marks have the shape that filling looks for; one that somebody typed is made harmless. */
function withMarks(source: string): string {
  const open: number[] = []
  let [html, at] = ['', 0]
  const typed = (from: number, to?: number) => source.slice(from, to).replace(/cw(?=(?:slot|open|close)\d+end)/g, 'cw-')
  htmlMarks(source).forEach((mark, place) => {
    html += typed(at, mark.at)
    at = mark.until
    if (mark.kind === 'value') html += `cwslot${place}end`
    else if (mark.kind === 'end') html += `<!--cwclose${open.pop() ?? place}end-->`
    else {
      open.push(place)
      html += `<!--cwopen${place}end-->`
    }
  })
  return html + typed(at)
}

function walk(nodes: readonly Node[], reading: Reading, lineOf = (node: Node) => node.sourceCodeLocation?.startLine) {
  const { problems } = reading
  for (const node of [...nodes]) {
    const line = lineOf(node) ?? 1
    if (node.nodeName === '#comment') lookIntoComment(node as Tree.CommentNode, line, reading)
    if (!('tagName' in node)) continue
    const problem = elementProblem(node, line)
    if (problem) {
      problems.push(problem)
      continue
    }
    for (const attribute of node.attrs) {
      const at = node.sourceCodeLocation?.attrs?.[attribute.name]?.startLine ?? line
      const found = attributeProblem(node.tagName, attribute, at)
      if (found) problems.push(found)
      else takeAddress(attribute, at, reading)
    }
    if (node.tagName === 'style') {
      const found = styleProblem(textIn(node), line)
      if (found) problems.push(found)
    } else walk(node.childNodes, reading, lineOf)
  }
}

/** Where a mail leads, and what it fetches. */
function takeAddress(attribute: { name: string; value: string }, line: number, reading: Reading) {
  const { name, value } = attribute
  if (name === 'href') {
    const whole = /^\s*cwslot(\d+)end\s*$/.exec(value)
    if (whole) reading.links.add(Number(whole[1]))
    else for (const [, place] of value.matchAll(/cwslot(\d+)end/g)) reading.inLinks.add(Number(place))
  }
  if (name !== 'src' && name !== 'background') return
  const own = OWN_PICTURE.exec(value)?.[1]
  if (own) attribute.value = `cwslot${reading.marks + reading.pictures.push(own) - 1}end`
  else reading.outside.push({ address: value.trim(), line })
}

/**
 * What one maker's mail program alone reads stays, looked through like the rest; any other comment is nobody's to read and
 * is left out.
 */
function lookIntoComment(comment: Tree.CommentNode, line: number, reading: Reading) {
  if (/^cw(open|close)\d+end$/.test(comment.data)) return
  if (!/^\[if [^\]]*\]|^<!\[endif\]$/.test(comment.data)) {
    const parent = comment.parentNode
    if (parent) parent.childNodes = parent.childNodes.filter((node) => node !== comment)
    return
  }
  const inside = comment.data.replace(/^\[if [^\]]*\]>/, '').replace(/<!\[endif\]$/, '')
  if (/cw(?:slot|open|close)\d+end/.test(inside)) reading.problems.push(refusalOf('templates.htmlMarkPlace', { line }))
  walk(parseFragment(inside).childNodes, reading, () => line)
}

/**
 * A reader of HTML puts right what is nested wrongly, and moves text out of tables. A mark that was moved by that would be
 * filled at another place than its writer sees it.
 */
function movedMarks(source: string, html: string, text: string): Refusal[] {
  const marks = htmlMarks(source)
  const order = [...html.matchAll(/cw(slot|open|close)(\d+)end/g)].filter(
    ([, kind, place]) => kind !== 'slot' || Number(place) < marks.length,
  )
  const at = marks.findIndex(({ kind }, place) => {
    const found = order[place]
    return kind === 'value' ? found?.[0] !== `cwslot${place}end` : found?.[1] !== (kind === 'end' ? 'close' : 'open')
  })
  const moved = at >= 0 ? marks[at] : isNested(text) ? undefined : marks.find(({ kind }) => kind !== 'value')
  return moved ? [refusalOf('templates.htmlMarkPlace', { line: moved.line })] : []
}

function isNested(text: string): boolean {
  const open: string[] = []
  for (const [, kind, place = ''] of text.matchAll(/cw(open|close)(\d+)end/g))
    if (kind === 'open') open.push(place)
    else if (open.pop() !== place) return false
  return open.length === 0
}

const textIn = (element: Tree.Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
