import type { ChunkRef } from '@coverwright/rules/design/parts'
import { contentHash } from '@coverwright/rules/design/products'
import type { Row } from '@coverwright/rules/rating/pricing'
import { CHUNK_ROWS, type PrintedPart, tidyRow } from '@coverwright/rules/rating/tables'
import { yieldToOthers, sha256, Cache } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { type Chunk, chunkText, parseChunk, printChunk } from './chunk-text'
import { findChunkTexts, insertChunks } from './store'
import type { StoredColumn } from './tables'

/** Parsed chunks of this process, by company and hash: some 300,000 rows. */
const cache = new Cache<Chunk>(300)

/** In the order of the refs. */
export async function readChunks(ctx: CompanyCtx, refs: readonly ChunkRef[]): Promise<Chunk[]> {
  const missing = refs.filter(({ hash }) => !cache.get(`${ctx.company}:${hash}`)).map(({ hash }) => hash)
  const found = new Map((await readChunkTexts(ctx, missing)).map(({ hash, rows }) => [hash, parseChunk(rows)]))
  return refs.map(({ hash }) => {
    const key = `${ctx.company}:${hash}`
    const chunk = cache.get(key) ?? found.get(hash)
    if (!chunk) throw new Error(`a chunk of a rate table is gone: ${hash}`)
    cache.put(key, chunk)
    return chunk
  })
}

/** A hundred at a time: a table of 100,000 rows is some ten megabytes. */
async function readChunkTexts(ctx: CompanyCtx, hashes: readonly string[]) {
  const texts: { hash: string; rows: string }[] = []
  for (let at = 0; at < hashes.length; at += 100) texts.push(...(await findChunkTexts(ctx, hashes.slice(at, at + 100))))
  return texts
}

/** As texts, in the order of the refs, for those who read them elsewhere. */
export async function readOrderedTexts(ctx: CompanyCtx, refs: readonly ChunkRef[]): Promise<string[]> {
  const hashes = [...new Set(refs.map(({ hash }) => hash))]
  const texts = new Map((await readChunkTexts(ctx, hashes)).map(({ hash, rows }) => [hash, rows]))
  return refs.map(({ hash }) => {
    const text = texts.get(hash)
    if (text === undefined) throw new Error(`a chunk of a rate table is gone: ${hash}`)
    return text
  })
}

/** Writes the chunks that are not there yet and says how to find them again. */
export async function writeChunks(ctx: CompanyCtx, chunks: readonly Chunk[]): Promise<ChunkRef[]> {
  const refs: ChunkRef[] = []
  for (let at = 0; at < chunks.length; at += CHUNKS_AT_ONCE) {
    const part = chunks.slice(at, at + CHUNKS_AT_ONCE)
    const texts = part.map(printChunk)
    const written = texts.map((rows) => ({ hash: sha256(rows), rows }))
    await insertChunks(ctx, written)
    written.forEach(({ hash }, place) => {
      const chunk = part[place] as Chunk
      cache.put(`${ctx.company}:${hash}`, chunk)
      refs.push({ hash, count: chunk.rows.length })
    })
  }
  return refs
}

/** As `writeChunks`, of rows that are written down already; nobody has looked for them yet. */
export async function writePrinted(ctx: CompanyCtx, parts: readonly PrintedPart[], firstId: number) {
  const refs: ChunkRef[] = []
  let id = firstId
  for (const { text, count } of parts) {
    const rows = chunkText(
      Array.from({ length: count }, () => id++),
      text,
    )
    const hash = sha256(rows)
    await insertChunks(ctx, [{ hash, rows }])
    refs.push({ hash, count })
  }
  return refs
}

/** So few that printing them keeps nobody waiting: between two statements others are answered. */
const CHUNKS_AT_ONCE = 2

export async function cutIntoChunks(rows: readonly Row[], firstId: number): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const part = rows.slice(at, at + CHUNK_ROWS)
    chunks.push({ ids: part.map((_, index) => firstId + at + index), rows: part.map(tidyRow) })
    await yieldToOthers()
  }
  return chunks
}

/** The name of a version's content: what it is looked up by (columns) and what it gives (chunks). */
export const versionHash = (columns: readonly StoredColumn[], chunks: readonly ChunkRef[]): string =>
  contentHash({ columns, chunks: chunks.map(({ hash }) => hash) }, sha256)

export const countRows = (chunks: readonly ChunkRef[]): number => chunks.reduce((sum, { count }) => sum + count, 0)
