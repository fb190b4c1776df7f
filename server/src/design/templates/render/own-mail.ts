import {
  answerVariables,
  conditionHolds,
  htmlMarks,
  isListName,
  type MailBody,
  variables,
} from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import { type Language, languageTags, textIn, type Texts } from '@coverwright/rules/languages'
import { escapeHtml, oneLine } from '../../../platform/outbox'
import { readOwnHtml } from '../upload/own-html'
import { conditionOf } from './conditions-of'
import { demand, type Entry, fillPlain, type Filling, piecesOf, variablesByName } from './fill'
import { type Node, readMarks } from './read-marks'
import type { PreparedMail } from './prepared-mail'

/** A mail whose HTML the company wrote itself: read once, then filled like any other. */
export function prepareOwnMail(
  body: MailBody & { readonly html: Texts },
  language: Language,
  answers: Dataset,
): PreparedMail {
  const source = textIn(body.html, language)
  const { read } = readOwnHtml(source)
  const marks = htmlMarks(source)
  const conditions = marks.map((mark) => (mark.kind === 'if' ? conditionOf(mark.when, answers) : null))
  const known = variablesByName([...variables, ...answerVariables(answers)])
  const [html, plain] = [readMarks(tagged(read.html, language)), readMarks(read.text)]
  const [subject, preview] = [piecesOf(textIn(body.subject, language)), piecesOf(textIn(body.preview, language))]

  return (values, { way, today, pictureAt }) => {
    const filling: Filling = { values, known, way, today, problems: [] }
    const write = (nodes: readonly Node[], escape: (text: string) => string, entry?: Entry): string =>
      nodes
        .map((node) => {
          if (node.kind === 'html') return node.html
          if (node.kind === 'slot') return escape(said(node.place, entry))
          const mark = marks[node.place]
          if (mark?.kind === 'each' && isListName(mark.over))
            return (values.lists[mark.over] ?? []).map((each) => write(node.inside, escape, each)).join('')
          const condition = conditions[node.place]
          return condition && conditionHolds(condition, values, today) ? write(node.inside, escape, entry) : ''
        })
        .join('')
    const said = (place: number, entry?: Entry): string => {
      const mark = marks[place]
      if (!mark) return pictureAt(read.pictures[place - marks.length] ?? '')
      const value = mark.kind === 'value' ? demand(filling, mark.name, entry) : ''
      // Whatever a value holds, a link never runs anything.
      if (read.links.has(place)) return /^https?:\/\//.test(value) ? value : '#'
      return read.inLinks.has(place) ? encodeURIComponent(value) : value
    }
    const hidden = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(fillPlain(filling, preview)))}</div>`
    return {
      ...{ subject: oneLine(fillPlain(filling, subject)), preview: oneLine(fillPlain(filling, preview)) },
      html: write(html, escapeHtml).replace(/<body[^>]*>/i, (tag) => `${tag}${hidden}`),
      text: write(plain, (text) => text)
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
      problems: filling.problems,
    }
  }
}

/** Where its writer said nothing of the language. */
const tagged = (html: string, language: Language) => html.replace(/<html>/i, `<html lang="${languageTags[language]}">`)
