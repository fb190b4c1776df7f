import type { QuoteView } from '@coverwright/contract/selling/quotes'
import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { CallRefused } from './call'
import { keepToken, keptToken } from './kept-token'
import { quoteDesk } from './quote-desk'

/** Keeps a buyer's answers on the server: opens the quote once, and saves one after the other, the newest last. */
export class QuoteKeeper {
  /** With the price that the buyer was told last: when another one counts, they are told why. */
  told: QuoteView | null = null
  private token: string | null
  private quote: QuoteView | null = null
  private saved: Progress | null = null
  private line: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly slug: string,
    private readonly journey: JourneyDocument,
    private readonly storage: Storage | null,
  ) {
    this.token = keptToken(storage, slug)
  }

  /** The quote as it stands once these answers are kept; what a person looks at or has become a policy stays as it is. */
  keep(progress: Progress): Promise<{ token: string; quote: QuoteView }> {
    const next = this.line.then(() => this.keepNow(progress))
    this.line = next.catch(() => undefined)
    return next
  }

  forget() {
    keepToken(this.storage, this.slug, null)
    this.token = null
    this.quote = null
    this.saved = null
    this.told = null
  }

  private async keepNow(progress: Progress): Promise<{ token: string; quote: QuoteView }> {
    if (this.token === null) return this.openNow(progress)
    try {
      const known = this.quote ?? (await quoteDesk.get(this.token))
      const isSaved = this.saved?.answers === progress.answers && this.saved.pageId === progress.pageId
      const isFixed = known.state !== 'open' && known.state !== 'priced' && known.state !== 'expired'
      this.quote =
        isSaved || isFixed ? await quoteDesk.get(this.token) : await this.saveNow(this.token, known, progress)
      this.saved = progress
      return { token: this.token, quote: this.quote }
    } catch (error) {
      // Swept away, or of another installation: the answers are here, so they get a new one.
      if (!(error instanceof CallRefused && error.code === 'quotes.notFound')) throw error
      this.forget()
      return this.openNow(progress)
    }
  }

  private async saveNow(token: string, known: QuoteView, progress: Progress): Promise<QuoteView> {
    const { isSaved, quote } = await quoteDesk.save(token, this.journey.language, progress, known.revision + 1)
    if (isSaved) return quote
    // Another device was quicker; whoever types here means what stands here.
    return (await quoteDesk.save(token, this.journey.language, progress, quote.revision + 1)).quote
  }

  private async openNow(progress: Progress) {
    const { token, quote } = await quoteDesk.open(this.slug, this.journey, progress)
    keepToken(this.storage, this.slug, token)
    this.token = token
    this.quote = quote
    this.saved = progress
    return { token, quote }
  }
}
