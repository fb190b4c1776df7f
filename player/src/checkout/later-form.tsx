import { fillSentence } from '@coverwright/rules/kernel'
import { type FormEvent, useState } from 'react'
import type { CheckoutWords } from './words'

export type LaterProps = {
  words: CheckoutWords
  mailbox: string | null
  /** Gives what was refused, in words, or null. */
  onSend: (email: string) => Promise<string | null>
}

/** Where the link to a quote is mailed to. */
export function LaterForm({ words, mailbox, onSend }: LaterProps) {
  const [email, setEmail] = useState(mailbox ?? '')
  const [said, setSaid] = useState<{ sentTo?: string; refusal?: string }>({})
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await onSend(email.trim())
    setSaid(refusal === null ? { sentTo: email.trim() } : { refusal })
  }
  return (
    <>
      <p className="quiet">{words.laterLine}</p>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor="later">{words.email}</label>
        <div className="beside">
          <input
            id="later"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <button type="submit" className="second">
            {words.send}
          </button>
        </div>
      </form>
      <p role="status" className={said.refusal ? 'wrong' : 'quiet'}>
        {said.sentTo ? fillSentence(words.sent, { email: said.sentTo }) : said.refusal}
      </p>
    </>
  )
}
