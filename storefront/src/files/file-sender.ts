import type { QuoteFileView } from '@coverwright/contract/selling/quotes'
import type { FileKeeper, SentFile } from '@coverwright/player/journey'
import { call, CallRefused } from '../checkout'
import { deleteFile, findFile, listFiles, putFile, type WaitingFile } from './device-files'
import { sendPieces } from './send-pieces'

type Ref = Parameters<FileKeeper['show']>[0]
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** Sends a buyer's files one after the other; each waits on the device until the server has it. */
export class FileSender {
  private readonly sent = new Map<string, SentFile>()
  private readonly watchers = new Map<string, Set<(sent: SentFile) => void>>()
  /** What was chosen on this page is shown from here: its bytes leave the device's storage once they are sent. */
  private readonly chosen = new Map<string, File>()
  private line: Promise<void> = Promise.resolve()

  constructor(
    private readonly slug: string,
    /** Opens the quote where there is none yet. */
    private readonly token: () => Promise<string>,
  ) {}

  async keep(file: File, question: string): Promise<Ref> {
    const id = crypto.randomUUID()
    await putFile(this.slug, { id, file, question })
    this.chosen.set(id, file)
    this.queue({ id, file, question })
    return { id, name: file.name.slice(-300), type: file.type, bytes: file.size }
  }

  /** What an earlier visit left on the way. */
  async goOn(): Promise<void> {
    for (const waiting of await listFiles(this.slug)) this.queue(waiting)
  }

  async show({ id }: Ref): Promise<string | null> {
    const file = this.chosen.get(id) ?? (await findFile(this.slug, id))?.file
    if (file) return URL.createObjectURL(file)
    const asked = { token: await this.token(), fileId: id }
    return call<QuoteFileView>('/v1/wallproduct/readQuoteFile', asked).then(
      ({ url }) => url,
      () => null,
    )
  }

  watch({ id }: Ref, tell: (sent: SentFile) => void): () => void {
    const known = this.watchers.get(id) ?? new Set()
    this.watchers.set(id, known.add(tell))
    const sent = this.sent.get(id)
    if (sent !== undefined) tell(sent)
    return () => void known.delete(tell)
  }

  async remove({ id }: Ref): Promise<void> {
    this.sent.delete(id)
    this.chosen.delete(id)
    await deleteFile(this.slug, id)
    await call<object>('/v1/wallproduct/removeQuoteFile', { token: await this.token(), fileId: id })
  }

  /** Once nothing is on its way any more. */
  settled(): Promise<void> {
    return this.line
  }

  private queue(waiting: WaitingFile) {
    if (this.sent.has(waiting.id)) return
    this.tell(waiting.id, 0)
    this.line = this.line.then(() => this.send(waiting))
  }

  private async send(waiting: WaitingFile): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      if (!this.sent.has(waiting.id)) return
      try {
        await sendPieces(await this.token(), waiting, (share) => this.tell(waiting.id, share))
        this.tell(waiting.id, 'kept')
      } catch (error) {
        const isOver = error instanceof CallRefused && error.code !== 'media.busy' && error.code !== 'media.notArrived'
        if (!isOver) {
          await lineIsBack(pause)
          continue
        }
        this.tell(waiting.id, 'refused')
      }
      await deleteFile(this.slug, waiting.id).catch(() => undefined)
      return
    }
  }

  private tell(id: string, sent: SentFile) {
    this.sent.set(id, sent)
    this.watchers.get(id)?.forEach((tell) => tell(sent))
  }
}

/** When the device says so, or after a while: not every broken line is known to be one. */
const lineIsBack = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    window.addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true })
  })
