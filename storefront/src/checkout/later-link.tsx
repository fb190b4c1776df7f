import { checkoutWords, LaterDialog, sayRefusal } from '@coverwright/player/checkout'
import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useState } from 'react'
import { adoptStyles } from './adopt-styles'
import { CallRefused } from './call'
import { quoteDesk } from './quote-desk'
import type { QuoteKeeper } from './quote-keeper'

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
  const send = async (email: string): Promise<string | null> => {
    try {
      const { token } = await keeper.keep(progress)
      await quoteDesk.mailLink(token, email)
      return null
    } catch (error) {
      return error instanceof CallRefused ? sayRefusal(words, error) : words.failed
    }
  }
  return mailbox === undefined ? null : <LaterDialog {...{ words, mailbox, onClose }} onSend={send} />
}
