import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useState } from 'react'
import type { LaterLink, QuoteKeeper } from '../checkout'
import type { ServerQuote } from './use-server-quote'

type Props = { journey: JourneyDocument; progress: Progress; quote: ServerQuote; onClose: () => void }
type Loaded = { readonly Link: typeof LaterLink; readonly keeper: QuoteKeeper }

/** The form for the link, fetched when somebody wants it. */
export function LazyLater({ journey, progress, quote, onClose }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    Promise.all([import('../checkout'), quote.keeper()]).then(
      ([{ LaterLink: Link }, keeper]) => setLoaded({ Link, keeper }),
      onClose,
    )
  }, [quote, onClose])
  return loaded && <loaded.Link {...{ journey, progress, onClose }} keeper={loaded.keeper} />
}
