import { notificationOperations } from '@coverwright/contract/notifications'
import { LiveEvent } from '@coverwright/contract/platform'
import { useEffect } from 'react'
import { keepLine } from '../platform/live'
import { refreshLive, refreshTopic } from '../platform/queries'
import { openStream } from '../platform/wire'

/** While the frame is on the screen, whatever the server tells live is asked for again. */
export function useLiveLine() {
  useEffect(
    () =>
      keepLine({
        open: (signal) => openStream(notificationOperations.listen, {}, signal),
        onEvent: ({ data }) => {
          const told = LiveEvent.safeParse(parsed(data))
          if (told.success) void refreshTopic(told.data.topic)
        },
        onOpen: () => void refreshLive(),
        wait,
        chance: Math.random,
      }),
    [],
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
