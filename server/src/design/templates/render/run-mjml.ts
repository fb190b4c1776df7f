import { Cache, sha256 } from '../../../kernel'
import { WarmWorker, workerModule } from '../../../platform/workers'

const KIND = { module: workerModule(import.meta.url, 'make-html'), maxMemoryMb: 256 }
const worker = new WarmWorker<string, string>(KIND, { maxTimeMs: 30_000, keptMs: 10 * 60_000 })

/** By what was asked: words and values are not in it, so a mail is laid out once however often its texts change. */
const made = new Cache<Promise<string>>(200)

/** MJML takes half a second to start and some milliseconds for a mail; neither is a request's. */
export function runMjml(mjml: string): Promise<string> {
  const key = sha256(mjml)
  const known = made.get(key)
  if (known) return known
  const work = worker.run(mjml)
  made.put(key, work)
  // A failure is not kept: the next who asks tries again.
  work.catch(() => made.forget(key))
  return work
}
