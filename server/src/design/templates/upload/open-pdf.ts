import { templateLimits as limits } from '@coverwright/rules/design/templates'
import { Refused, refuseIf, sha256 } from '../../../kernel'
import { pdfRefusal } from '../../../platform/files'
import type { CompanyCtx } from '../../../platform/operations'
import { runInWorker, workerModule, WorkerStopped } from '../../../platform/workers'
import type { PagesTask, PdfPages } from './read-pages'

const TERMS = { maxMemoryMb: 512, maxTimeMs: 30_000 }

/** The pages of a PDF as they really are, read in a process of its own, whatever is in it. */
export async function openPdf(ctx: CompanyCtx, bytes: Buffer, field: string) {
  refuseIf(await pdfRefusal(bytes))
  const found = await ctx.outside<PdfPages>(`the pages of ${sha256(bytes.toString('latin1'))}`, () => read(bytes))
  if (!found || found.pages.length === 0) throw new Refused('templates.pdfNotRead', { field })
  const count = found.pages.length
  if (count > limits.pages) throw new Refused('templates.pdfTooLong', { field, values: { count, most: limits.pages } })
  const turned = found.pages.findIndex(({ isTurned }) => isTurned)
  if (turned >= 0) throw new Refused('templates.pdfTurned', { field, values: { page: turned + 1 } })
  const largest = Math.max(...found.pages.flatMap(({ width, height }) => [width, height]))
  if (largest > 1_500) throw new Refused('templates.pdfTooWide', { field })
  return { ...found, pages: found.pages.map(({ width, height }) => ({ width, height })) }
}

async function read(bytes: Buffer): Promise<PdfPages> {
  try {
    return await runInWorker<PagesTask, PdfPages>(workerModule(import.meta.url, 'read-pages'), { bytes }, TERMS)
  } catch (error) {
    if (error instanceof WorkerStopped && error.reason !== 'cancelled') return null
    throw error
  }
}
