import type { Dataset } from '../datasets'
import { type Refusal, refusalOf } from '../../kernel'
import { isBlank, type Texts } from '../../languages'
import { type Block, type ListName, textsOf } from './blocks'
import { compileCondition } from './conditions'
import { htmlMarkProblems, namesInHtml } from './own-html'
import { kindOfMoment, type Moment, subjectOf } from './moments'
import { namesInText, readText } from './read-text'
import {
  blocksOf,
  headOf,
  isPage,
  isPaper,
  kindOfBody,
  type PaperBody,
  saysSomething,
  type TemplateBody,
} from './template'
import { answerVariables, findVariable, type Variable, variables, variablesOf } from './variables'

/** What keeps a body from being saved, each at its place: 'blocks.2.text.zh_tw'. `answers` are those of its product. */
export function bodyProblems(body: TemplateBody, answers: Dataset = { names: [] }): Refusal[] {
  const known = isPage(body) ? variablesOf('page') : [...variables, ...answerVariables(answers)]
  return [
    ...headOf(body).flatMap(({ field, texts }) => textProblems(texts, field, known)),
    ...Object.entries(htmlOf(body)).flatMap(([language, html]) =>
      htmlMarkProblems(html, known, answers).map((problem) => ({ ...problem, field: `html.${language}` })),
    ),
    ...(isPaper(body) ? placeProblems(body) : []),
    ...blocksOf(body).flatMap((block, place) => {
      const at = `blocks.${place}`
      const condition = block.when.trim() === '' ? null : compileCondition(block.when, answers)
      return [
        ...textsOf(block).flatMap(({ field, texts, inside }) => textProblems(texts, `${at}.${field}`, known, inside)),
        ...leadProblems(block, at, known),
        ...(condition && !condition.ok ? [{ ...condition.refusal, field: `${at}.when` }] : []),
      ]
    }),
  ]
}

const htmlOf = (body: TemplateBody): Texts => ('html' in body ? (body.html ?? {}) : {})

/** Fields stand on the pages of a PDF, within their edges; everything else flows over pages of its own. */
function placeProblems({ page: { base }, blocks }: PaperBody): Refusal[] {
  return blocks.flatMap((block, place): Refusal[] => {
    const at = `blocks.${place}`
    if ((block.kind === 'field') !== (base !== undefined)) return [refusalOf('templates.blockOfOther', undefined, at)]
    if (block.kind !== 'field') return []
    const sheet = base?.pages[block.page - 1]
    const isInside =
      sheet !== undefined &&
      block.x + block.width <= sheet.width + EDGE &&
      block.y + block.height <= sheet.height + EDGE
    return isInside ? [] : [refusalOf('templates.fieldOutside', { page: block.page }, at)]
  })
}

/** Half a millimetre: sizes of pages are rounded. */
const EDGE = 0.5

/** Where a button leads, and what a QR code holds. */
function leadProblems(block: Block, at: string, known: readonly Variable[]): Refusal[] {
  if (block.kind === 'button' || block.kind === 'hero' || block.kind === 'action')
    return linkProblems(block.link, `${at}.link`, known, ['link'])
  if (block.kind === 'qr') return linkProblems(block.holds, `${at}.holds`, known, ['link', 'text'])
  return []
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

function linkProblems(
  link: string,
  at: string,
  known: readonly Variable[],
  types: readonly Variable['type'][],
): Refusal[] {
  if (link === '') return [refusalOf('templates.linkMissing', undefined, at)]
  const name = linkVariable(link)
  if (name === null) return ADDRESS.test(link) ? [] : [refusalOf('templates.linkNotValid', undefined, at)]
  const variable = findVariable(known, name)
  return variable && !variable.in && types.includes(variable.type)
    ? []
    : [refusalOf('templates.unknownVariable', { name }, at)]
}

/** The variable that a button leads to or a QR code holds, or null where an address is written. */
export const linkVariable = (link: string): string | null => /^\{\{\s*([\w.]+)\s*\}\}$/.exec(link)?.[1] ?? null

/** Every variable that a body names. */
export function namesIn(body: TemplateBody): string[] {
  const blocks = blocksOf(body)
  const texts = [...headOf(body), ...blocks.flatMap(textsOf)].map(({ texts: of }) => of)
  const links = blocks.flatMap((block) => linkVariable(leadOf(block)) ?? [])
  const written = Object.values(htmlOf(body)).flatMap(namesInHtml)
  return [...new Set([...texts.flatMap((of) => Object.values(of).flatMap(namesInText)), ...links, ...written])]
}

const leadOf = (block: Block): string => ('link' in block ? block.link : block.kind === 'qr' ? block.holds : '')

/** Why a body cannot be what goes out at a moment of a product: something in it is not known then, or it says nothing. */
export function bindRefusal(body: TemplateBody, moment: Moment, answers: Dataset): Refusal | null {
  if (kindOfMoment(moment) !== kindOfBody(body)) return refusalOf('templates.otherKind')
  const [problem] = [...readyProblems(body), ...bodyProblems(body, answers)]
  if (problem) return problem
  const subject = subjectOf(moment)
  const known = [...variables, ...answerVariables(answers)]
  const stray = namesIn(body).find((name) => {
    const of = findVariable(known, name)?.of
    return of !== undefined && !of.includes(subject)
  })
  return stray ? refusalOf('templates.notThere', { name: stray }) : null
}

/** What a body needs before anybody gets it. */
export function readyProblems(body: TemplateBody): Refusal[] {
  return [...unnamed(body), ...(saysSomething(body) ? [] : [refusalOf('templates.nothingSaid', undefined, 'blocks')])]
}

function unnamed(body: TemplateBody): Refusal[] {
  if (isPaper(body)) return []
  if (isPage(body))
    return isBlank(body.search.title) ? [refusalOf('templates.searchTitleMissing', undefined, 'search.title')] : []
  return isBlank(body.subject) ? [refusalOf('templates.subjectMissing', undefined, 'subject')] : []
}
