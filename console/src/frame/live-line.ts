import { notificationOperations } from '@coverwright/contract/company/notifications'
import { LiveEvent } from '@coverwright/contract/platform'
import { useEffect } from 'react'
import { keepLine, shareLine, whileSeen } from '../platform/live'
import { refreshLive, refreshTopic } from '../platform/queries'
import { session } from '../platform/session'
import { openStream } from '../platform/wire'

const { ahead, hold } = shareLine({
  open: () => whileSeen(document, { later: setTimeout, never: clearTimeout as (timer: unknown) => void }, listen),
  whose: session.keyOwner,
  later: setTimeout,
})

function listen() {
  return keepLine({
    open: (signal) => openStream(notificationOperations.listen, {}, signal),
    onEvent: ({ data }) => {
      const told = LiveEvent.safeParse(parsed(data))
      if (told.success) void refreshTopic(told.data.topic)
    },
    onOpen: () => void refreshLive(),
    wait,
    chance: Math.random,
  })
}

/** For when a screen of the frame is on its way. */
export const openLineAhead = ahead

/** While the frame is on the screen, whatever the server tells live is asked for again. */
export const useLiveLine = () => useEffect(hold, [])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
