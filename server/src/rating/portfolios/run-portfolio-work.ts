import { buffer } from 'node:stream/consumers'
import { findFile } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'
import { runInWorker, workerModule, WorkerStopped } from '../../platform/workers'
import type { PortfolioAnswer, PortfolioFile, PortfolioNews, PortfolioTask } from './portfolio-work'
import { type PortfolioRow, stayAwake } from './store'

/** As for rate sheets: a file that needs more is an attack. */
const TERMS = { maxMemoryMb: 768, maxTimeMs: 90_000 }
const AWAKE_EVERY_MS = 8_000

/** Files are read in a process of their own, whatever is in them; what goes wrong there is an answer like any other. */
export async function runPortfolioWork(
  ctx: CompanyCtx,
  task: PortfolioTask,
  onPart: (rows: Buffer) => void = () => undefined,
): Promise<PortfolioAnswer> {
  const awake = setInterval(() => void stayAwake(ctx).catch(() => undefined), AWAKE_EVERY_MS)
  try {
    const module = workerModule(import.meta.url, 'portfolio-work')
    return await runInWorker<PortfolioTask, PortfolioAnswer, PortfolioNews>(module, task, {
      ...TERMS,
      onProgress: ({ rows }) => onPart(Buffer.from(rows)),
    })
  } catch (error) {
    if (!(error instanceof WorkerStopped) || error.reason === 'cancelled') throw error
    if (error.reason === 'fault') return { ok: false, refusal: { code: 'portfolios.unreadable' } }
    return { ok: false, refusal: { code: 'portfolios.tooHeavy' } }
  } finally {
    clearInterval(awake)
  }
}

export async function readPortfolioFile(
  ctx: CompanyCtx,
  { fileId, fileKind, fileName }: PortfolioRow,
): Promise<PortfolioFile | null> {
  const file = fileId ? await findFile(ctx, fileId) : null
  if (!file) return null
  return { kind: fileKind, name: fileName, bytes: new Uint8Array(await buffer(await ctx.files.open(file.key))) }
}
