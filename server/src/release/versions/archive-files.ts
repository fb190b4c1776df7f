import { type Body, BODY_VERSION, type Page } from '@coverwright/rules/design/products'
import { defaultLanguage, languages, textIn } from '@coverwright/rules/languages'
import type { Row } from '@coverwright/rules/rating/pricing'
import { numberedFiles, printJson, printRows, printTitles, splitTexts } from '@coverwright/rules/release/versions'
import { yieldToOthers } from '../../kernel'
import type { PackedFile } from '../../platform/bytes'
import { type Archive, archiveHash, type ArchivedTable, documentFile, FORMAT, PART_FILES } from './archive'

/** A product as a folder of files that people read and git compares: one content, one folder, byte for byte. */
export async function archiveFiles(archive: Archive): Promise<PackedFile[]> {
  const texts = new Map(designFiles(archive))
  const tables = numberedFiles(
    'tables',
    archive.tables.map(({ key }) => key),
  )
  for (const [at, table] of archive.tables.entries())
    for await (const [name, text] of tableFiles(table, tables[at] ?? '')) texts.set(name, text)
  const tests = numberedFiles(
    'tests',
    archive.tests.map(({ title }) => title),
  )
  archive.tests.forEach((test, at) => texts.set(tests[at] ?? '', printJson(test)))
  const files = [...texts].map(([name, text]) => ({ name, bytes: Buffer.from(text, 'utf8') }))
  const documents = [...archive.documents].map(([hash, bytes]) => ({ name: documentFile(hash), bytes }))
  const library = [...archive.library].map(([name, bytes]) => ({ name, bytes }))
  const sorted = [...files, ...documents, ...library].sort((one, other) => (one.name < other.name ? -1 : 1))
  const manifest = {
    format: FORMAT,
    bodyVersion: BODY_VERSION,
    hash: archiveHash(archive),
    files: sorted.map(({ name }) => name),
  }
  return [{ name: 'manifest.json', bytes: Buffer.from(printJson(manifest), 'utf8') }, ...sorted]
}

function* designFiles({ product, design }: Archive): Generator<readonly [string, string]> {
  const main = (design as unknown as Body).languages[0] ?? defaultLanguage
  const { document, others } = splitTexts(design, main)
  const { name, currency, timeZone, languages: spoken, pages, ...parts } = document as Record<string, unknown>
  yield ['product.json', printJson({ ...product, design: { name, currency, timeZone, languages: spoken } })]
  const titled = pages as readonly Page[]
  const files = numberedFiles(
    'pages',
    titled.map(({ id, title }) => textIn(title, main) || id),
  )
  for (const [at, page] of titled.entries()) yield [files[at] ?? '', printJson(page)]
  for (const part of PART_FILES) if (parts[part] !== undefined) yield [`${part}.json`, printJson(parts[part])]
  for (const language of languages) {
    const texts = others.get(language)
    if (texts) yield [`texts/${language}.json`, printJson(texts)]
  }
}

/** What the table is, and beside it a folder with a sheet for each version. */
async function* tableFiles(table: ArchivedTable, file: string): AsyncGenerator<readonly [string, string]> {
  const { key, name, use, columns, versions } = table
  const folder = file.slice(0, -'.json'.length)
  const files = versions.map(({ effectiveFrom, state }, at) => {
    const word = state === 'draft' ? '-draft' : ''
    return `${folder}/${String(at + 1).padStart(2, '0')}-from-${effectiveFrom}${word}.csv`
  })
  const listed = versions.map(({ state, effectiveFrom, effectiveTo }, at) => ({
    ...{ state, effectiveFrom, effectiveTo, file: files[at] },
  }))
  yield [file, printJson({ key, name, use, columns, versions: listed })]
  for (const [at, { rows }] of versions.entries()) yield [files[at] ?? '', await sheetOf(columns, rows)]
}

/** Printed in some milliseconds; between two such parts others are answered. */
const ROWS_AT_ONCE = 1_000

async function sheetOf(columns: ArchivedTable['columns'], rows: readonly Row[]): Promise<string> {
  const parts = [printTitles(columns)]
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    parts.push(printRows(columns, rows.slice(at, at + ROWS_AT_ONCE)))
    await yieldToOthers()
  }
  return parts.join('')
}
