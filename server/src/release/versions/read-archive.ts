import { bodySchemas, Page, ProductDraft } from '@coverwright/contract/design/products'
import { Expected, TestCustomer, testOrigins } from '@coverwright/contract/rating/product-tests'
import { type Body, BODY_VERSION, type StoredDocument, upgradeBody } from '@coverwright/rules/design/products'
import { isLanguage } from '@coverwright/rules/languages'
import { putText } from '@coverwright/rules/release/versions'
import { z } from 'zod'
import type { BroughtTest } from '../../rating/product-tests'
import { type Archive, type ArchivedTable, PART_FILES } from './archive'
import { type ArchiveFolder, type JsonFile, refusedIn, shaped } from './archive-folder'
import { type BroughtLook, readLook, withoutLibrary } from './carry-look'
import { documentsIn, FILE_ID_LATER } from './read-documents'
import { readTable } from './read-table'

const { name, currency, timeZone, languages } = bodySchemas
const Product = ProductDraft.pick({ name: true, size: true, insuranceType: true }).extend({
  description: z.string().max(1_000),
  typeWords: z.string().max(200),
  design: z.object({ name, currency, timeZone, languages: languages.min(1) }),
})

const Test = z.object({
  title: z.string().min(1).max(200),
  customer: TestCustomer,
  expected: Expected,
  origin: z.enum(testOrigins),
})

/** With the body as the rules have it, its look without photo and font until these are kept. */
export type ReadArchive = Omit<Archive, 'library'> & {
  readonly body: Body
  readonly look: BroughtLook
  /** Where each page is written. */
  readonly pageFiles: readonly string[]
}

/** Everything that is in a folder, or the first fault by its file and line. */
export async function readArchive(folder: ArchiveFolder, bodyVersion: number): Promise<ReadArchive> {
  const { design: _design, ...product } = shaped(folder.json('product.json'), Product)
  const { body, design, pageFiles } = readDesign(folder, bodyVersion)
  const named = folder.names()
  const tables: ArchivedTable[] = []
  for (const file of named.filter((each) => /^tables\/[^/]+\.json$/.test(each)))
    tables.push(await readTable(folder, folder.json(file), tables))
  const tests = named
    .filter((each) => each.startsWith('tests/'))
    .map((file): BroughtTest => shaped(folder.json(file), Test as unknown as z.ZodType<BroughtTest>))
  const look = readLook(folder, folder.json('look.json'), design['look'])
  return { product, body, design, tables, tests, look, pageFiles, documents: documentsIn(folder, body.plans) }
}

/** Each part is held to its schema where it stands, so that a fault has a line. */
function readDesign(folder: ArchiveFolder, bodyVersion: number) {
  // The one part that every body has.
  folder.bytes('look.json')
  const head = folder.json('product.json')
  const pages = folder.names().filter((each) => each.startsWith('pages/'))
  const parts = PART_FILES.filter((part) => folder.names().includes(`${part}.json`))
  const files = new Map<string, JsonFile>()
  for (const file of [...pages, ...parts.map((part) => `${part}.json`)]) files.set(file, folder.json(file))
  const value = (file: string) => files.get(file)?.value
  const given: Record<string, unknown> = {
    ...(head.value as { design: object }).design,
    pages: pages.map(value),
    ...Object.fromEntries(parts.map((part) => [part, value(`${part}.json`)])),
  }
  putTexts(folder, given)
  const design = upgradeBody({ version: bodyVersion, ...given } as StoredDocument)
  const body: Record<string, unknown> = { ...withFileIds(design), look: withoutLibrary(design['look']) }
  const whole = bodyVersion === BODY_VERSION
  const at = (file: string): JsonFile => files.get(file) ?? head
  ;(body['pages'] as unknown[]).forEach((page, place) => {
    const file = at(pages[place] ?? '')
    shaped(whole ? file : head, Page, page)
  })
  for (const part of PART_FILES.filter((each) => body[each] !== undefined))
    shaped(at(`${part}.json`), bodySchemas[part] as z.ZodType, body[part])
  return { body: body as unknown as Body, design, pageFiles: pages }
}

function putTexts(folder: ArchiveFolder, design: unknown) {
  for (const name of folder.names().filter((each) => each.startsWith('texts/'))) {
    const file = folder.json(name)
    const language = name.slice('texts/'.length, -'.json'.length)
    const texts = shaped(file, z.record(z.string(), z.string().max(20_000)))
    for (const [place, text] of Object.entries(texts))
      if (!isLanguage(language) || !putText(design, place, language, text))
        throw refusedIn(file, [place], 'versions.textNowhere')
  }
}

/** Plans name their files by content here; which file of the company that is, is known once they are kept. */
function withFileIds(design: StoredDocument): Record<string, unknown> {
  const text = JSON.stringify(design, (_key, value: unknown) =>
    isDocument(value) ? { ...value, fileId: FILE_ID_LATER } : value,
  )
  return JSON.parse(text) as Record<string, unknown>
}

const isDocument = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'size' in value && !('fileId' in value)
