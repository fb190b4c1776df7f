import type { Dataset } from '../datasets'
import { type Refusal, refusalOf } from '../../kernel'
import type { Texts } from '../../languages'
import { type ListName, textsOf } from './blocks'
import { compileCondition } from './conditions'
import { type Moment, subjectOf } from './moments'
import { namesInText, readText } from './read-text'
import type { MailBody } from './template'
import { answerVariables, findVariable, type Variable, variables } from './variables'

/** What keeps a mail from being saved, each at its place: 'blocks.2.text.zh_tw'. `answers` are those of its product. */
export function mailProblems(body: MailBody, answers: Dataset = { names: [] }): Refusal[] {
  const known = [...variables, ...answerVariables(answers)]
  return [
    ...textProblems(body.subject, 'subject', known),
    ...textProblems(body.preview, 'preview', known),
    ...body.blocks.flatMap((block, place) => {
      const at = `blocks.${place}`
      const condition = block.when.trim() === '' ? null : compileCondition(block.when, answers)
      return [
        ...textsOf(block).flatMap(({ field, texts, inside }) => textProblems(texts, `${at}.${field}`, known, inside)),
        ...(block.kind === 'button' ? linkProblems(block.link, `${at}.link`, known) : []),
        ...(condition && !condition.ok ? [{ ...condition.refusal, field: `${at}.when` }] : []),
      ]
    }),
  ]
}

function textProblems(texts: Texts, at: string, known: readonly Variable[], inside?: ListName): Refusal[] {
  return Object.entries(texts).flatMap(([language, text]): Refusal[] => {
    const read = readText(text)
    if (!read.ok) return [{ ...read.refusal, field: `${at}.${language}` }]
    const unknown = namesInText(text).find((name) => !isKnown(name, known, inside))
    return unknown ? [refusalOf('templates.unknownVariable', { name: unknown }, `${at}.${language}`)] : []
  })
}

function isKnown(name: string, known: readonly Variable[], inside?: ListName): boolean {
  const variable = findVariable(known, name)
  return variable !== undefined && (variable.in === undefined || variable.in === inside)
}

const ADDRESS = /^https:\/\/[^\s<>"'{}]+$/

function linkProblems(link: string, at: string, known: readonly Variable[]): Refusal[] {
  if (link === '') return [refusalOf('templates.linkMissing', undefined, at)]
  const name = linkVariable(link)
  if (name === null) return ADDRESS.test(link) ? [] : [refusalOf('templates.linkNotValid', undefined, at)]
  const variable = findVariable(known, name)
  return variable?.type === 'link' ? [] : [refusalOf('templates.unknownVariable', { name }, at)]
}

/** The variable that a button leads to, or null where an address is written. */
export const linkVariable = (link: string): string | null => /^\{\{\s*([\w.]+)\s*\}\}$/.exec(link)?.[1] ?? null

/** Every variable that a mail names. */
export function namesIn(body: MailBody): string[] {
  const texts = [
    body.subject,
    body.preview,
    ...body.blocks.flatMap((block) => textsOf(block).map(({ texts: of }) => of)),
  ]
  const links = body.blocks.flatMap((block) => (block.kind === 'button' ? (linkVariable(block.link) ?? []) : []))
  return [...new Set([...texts.flatMap((of) => Object.values(of).flatMap(namesInText)), ...links])]
}

/** Why a mail cannot be what is sent at a moment of a product: something in it is not known then, or it says nothing. */
export function bindRefusal(body: MailBody, moment: Moment, answers: Dataset): Refusal | null {
  const [problem] = [...readyProblems(body), ...mailProblems(body, answers)]
  if (problem) return problem
  const subject = subjectOf(moment)
  const known = [...variables, ...answerVariables(answers)]
  const stray = namesIn(body).find((name) => {
    const of = findVariable(known, name)?.of
    return of !== undefined && !of.includes(subject)
  })
  return stray ? refusalOf('templates.notThere', { name: stray }) : null
}

/** What a mail needs before anybody gets it. */
export function readyProblems(body: MailBody): Refusal[] {
  const isSaid = (texts: Texts) => Object.values(texts).some((text) => text.trim() !== '')
  return [
    ...(isSaid(body.subject) ? [] : [refusalOf('templates.subjectMissing', undefined, 'subject')]),
    ...(body.blocks.some((block) => textsOf(block).some(({ texts }) => isSaid(texts)))
      ? []
      : [refusalOf('templates.nothingSaid', undefined, 'blocks')]),
  ]
}
