import { checkoutWords, LaterDialog } from '@coverwright/player/checkout'
import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useState } from 'react'
import { adoptStyles } from './adopt-styles'
import type { QuoteKeeper } from './quote-keeper'
import { mailed } from './use-checkout'

type Props = { journey: JourneyDocument; progress: Progress; keeper: QuoteKeeper; onClose: () => void }

/** Keeps the answers as they stand and mails the link to them. */
export function LaterLink({ journey: { language }, progress, keeper, onClose }: Props) {
  const words = checkoutWords[language]
  const [mailbox, setMailbox] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    adoptStyles()
    keeper.keep(progress).then(
      ({ quote }) => setMailbox(quote.mailbox),
      () => setMailbox(null),
    )
  }, [keeper, progress])
  const send = async (email: string) => {
    const held = await keeper.keep(progress).catch(() => null)
    return mailed(held?.token, email, words)
  }
  return mailbox === undefined ? null : <LaterDialog {...{ words, mailbox, onClose }} onSend={send} />
}
