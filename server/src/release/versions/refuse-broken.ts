import { bodyProblems, type Page } from '@coverwright/rules/design/products'
import { type JsonPath, lineOf } from '@coverwright/rules/release/versions'
import type { CompanyCtx } from '../../platform/operations'
import { openRating } from '../../rating/pricing'
import { type ArchiveFolder, type JsonFile, refusedAt } from './archive-folder'
import type { ReadArchive } from './read-archive'

/** What speaks of something that is not there. A draft may have other faults, and comes in with them as it left. */
const BROKEN = [
  ...['body.skipNowhere', 'journey.unknownName', 'journey.unknownTarget'],
  ...['logic.unknownName', 'logic.unknownField', 'logic.notAnOption'],
  ...['recipe.unknownTable', 'recipe.unknownColumn', 'recipe.unknownStep', 'recipe.unknownAddOn'],
  ...['underwriting.unknownTable', 'underwriting.unknownColumn'],
]
const TWICE = ['body.pageTwice', 'body.questionTwice', 'body.dataNameTwice']

type Problem = { readonly code: string; readonly values?: Readonly<Record<string, string | number>> }

/** Conditions, jumps and names of the form hold together, or the first that does not is told by its file and line. */
export function refuseBrokenForm(folder: ArchiveFolder, { body, pageFiles }: Pick<ReadArchive, 'body' | 'pageFiles'>) {
  for (const problem of bodyProblems(body)) {
    if (![...BROKEN, ...TWICE].includes(problem.code)) continue
    const at = body.pages.findLastIndex(({ id }) => id === problem.pageId)
    const page = body.pages[at]
    const file = folder.json(pageFiles[at] ?? 'product.json')
    const path = page ? questionPath(page, problem.questionId) : []
    throw told(file, path, problem, problem.questionId ?? problem.pageId ?? '')
  }
}

/** The price and the guide, once the tables are there that they speak of. */
export async function refuseBrokenRating(ctx: CompanyCtx, productId: string, folder: ArchiveFolder) {
  if (!folder.names().includes('pricing.json')) return
  const { outcome } = await openRating(ctx, productId, { versions: 'newest' })
  const broken = outcome.ok ? undefined : outcome.problems.find(({ code }) => BROKEN.includes(code))
  if (!broken) return
  const file = folder.json(broken.part === 'underwriting' ? 'underwriting.json' : 'pricing.json')
  throw told(file, pathOfNamed(file.value, broken.at ?? ''), broken, broken.at ?? '')
}

function told(file: JsonFile, around: JsonPath, { code, values = {} }: Problem, otherwise: string) {
  const { name, target, page, column, table, of, addOn, value } = values
  const missing = String(name ?? target ?? page ?? column ?? table ?? of ?? addOn ?? value ?? otherwise)
  const isTwice = TWICE.includes(code)
  const own = code === 'body.dataNameTwice' ? 'dataName' : 'id'
  const path = [...around, ...(isTwice ? [own] : (pathTo(valueAt(file.value, around), missing) ?? []))]
  return refusedAt(isTwice ? 'versions.givenTwice' : 'versions.brokenReference', file.name, lineOf(file.text, path), {
    at: missing.slice(0, 200),
  })
}

function questionPath({ questions }: Page, id: string | undefined): JsonPath {
  for (const [at, question] of questions.entries()) {
    if (question.id === id) return ['questions', at]
    const inner = question.kind === 'group' ? question.questions.findIndex((each) => each.id === id) : -1
    if (inner >= 0) return ['questions', at, 'questions', inner]
  }
  return []
}

/** A step by its name, a rule by its id, wherever it stands in the part. */
function pathOfNamed(value: unknown, wanted: string): JsonPath {
  if (typeof value !== 'object' || value === null) return []
  for (const [name, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name
    const { name: called, id } = (part ?? {}) as { name?: unknown; id?: unknown }
    if (called === wanted || id === wanted) return [step]
    const inner = pathOfNamed(part, wanted)
    if (inner.length > 0) return [step, ...inner]
  }
  return []
}

/** What people read, and what a thing is itself called, speaks of nothing else. */
const SAID = ['id', 'dataName', 'title', 'subtitle', 'help', 'tooltip', 'placeholder', 'label', 'note']

/** Where a name is written in a thing. */
function pathTo(value: unknown, name: string): JsonPath | null {
  if (typeof value === 'string') return value.includes(name) ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [field, part] of Object.entries(value)) {
    const inner = SAID.includes(field) ? null : pathTo(part, name)
    if (inner) return [Array.isArray(value) ? Number(field) : field, ...inner]
  }
  return null
}

const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], value)
