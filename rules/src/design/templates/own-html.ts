import type { Dataset } from '../datasets'
import { type Refusal, refusalOf } from '../../kernel'
import { type ListName, listNames } from './blocks'
import { compileCondition } from './conditions'
import { isVariableName } from './read-text'
import { findVariable, type Variable } from './variables'

/** What stands in two braces in an HTML that a company wrote itself, and in which line. */
export type HtmlMark = { readonly at: number; readonly until: number; readonly line: number } & (
  | { readonly kind: 'value'; readonly name: string }
  /** `{{each covers}} … {{end}}`: once for each entry. */
  | { readonly kind: 'each'; readonly over: string }
  /** `{{if policy.people > 1}} … {{end}}`: only while it holds. */
  | { readonly kind: 'if'; readonly when: string }
  | { readonly kind: 'end' }
)

/** Every mark of an HTML in its order; what is no name is told by whoever checks it. */
export function htmlMarks(html: string): HtmlMark[] {
  let [line, seen] = [1, 0]
  return [...html.matchAll(/\{\{([^{}]*)\}\}/g)].map((found): HtmlMark => {
    for (; seen < found.index; seen++) if (html[seen] === '\n') line += 1
    const place = { at: found.index, until: found.index + found[0].length, line }
    const said = (found[1] ?? '').trim()
    const [, word, rest = ''] = /^(each|if)\s+([\s\S]+)$/.exec(said) ?? []
    if (word === 'each') return { ...place, kind: 'each', over: rest.trim() }
    if (word === 'if') return { ...place, kind: 'if', when: rest.trim() }
    return said === 'end' ? { ...place, kind: 'end' } : { ...place, kind: 'value', name: said }
  })
}

export const isListName = (name: string): name is ListName => (listNames as readonly string[]).includes(name)

/** The variables that an HTML names. */
export const namesInHtml = (html: string): string[] =>
  htmlMarks(html).flatMap((mark) => (mark.kind === 'value' ? [mark.name] : []))

/** What is wrong with the marks of an HTML, each with its line: one that is unknown never reaches a customer. */
export function htmlMarkProblems(html: string, known: readonly Variable[], answers: Dataset): Refusal[] {
  const open: { line: number; over: ListName | null }[] = []
  const problems = htmlMarks(html).flatMap((mark): Refusal[] => {
    const { line } = mark
    switch (mark.kind) {
      case 'value':
        return valueProblems(mark.name, line, known, open.find(({ over }) => over)?.over ?? null)
      case 'each': {
        const isInside = open.some(({ over }) => over !== null)
        open.push({ line, over: isListName(mark.over) ? mark.over : null })
        if (isInside) return [refusalOf('templates.htmlLoopInLoop', { line })]
        return isListName(mark.over) ? [] : [refusalOf('templates.htmlNotAList', { name: cut(mark.over), line })]
      }
      case 'if': {
        open.push({ line, over: null })
        const compiled = compileCondition(mark.when, answers)
        return compiled.ok ? [] : [refusalOf('templates.htmlCondition', { name: cut(mark.when), line })]
      }
      case 'end':
        return open.pop() ? [] : [refusalOf('templates.htmlNothingOpen', { line })]
    }
  })
  const left = open[0]
  return [
    ...problems,
    ...(left ? [refusalOf('templates.htmlNotEnded', { line: left.line })] : []),
    ...strayBraces(html),
  ]
}

function valueProblems(name: string, line: number, known: readonly Variable[], inside: ListName | null): Refusal[] {
  if (!isVariableName(name)) return [refusalOf('templates.htmlNotAName', { name: cut(name), line })]
  const variable = findVariable(known, name)
  return variable && (variable.in === undefined || variable.in === inside)
    ? []
    : [refusalOf('templates.htmlUnknownVariable', { name, line })]
}

/** Two braces that never close: somebody meant a value there. */
function strayBraces(html: string): Refusal[] {
  const rest = html.replace(/\{\{[^{}]*\}\}/g, (mark) => '.'.repeat(mark.length))
  const at = rest.indexOf('{{')
  return at < 0 ? [] : [refusalOf('templates.htmlBracesOpen', { line: html.slice(0, at).split('\n').length })]
}

const cut = (text: string) => text.slice(0, 60)

/** `src="images/logo.png"` is the picture that was sent along under that name. */
export const withPictures = (html: string, pictures: readonly { readonly name: string; readonly fileId: string }[]) =>
  html.replace(/((?:src|background)\s*=\s*)(["'])([^"']*)\2/gi, (whole, start: string, quote: string, at: string) => {
    const last = decodeURI(at.replace(/%(?![0-9a-f]{2})/gi, '%25'))
      .split(/[\\/]/)
      .at(-1)
    const found = /^(https?:|picture:)/i.test(at) ? undefined : pictures.find(({ name }) => name === last)
    return found ? `${start}${quote}picture:${found.fileId}${quote}` : whole
  })
