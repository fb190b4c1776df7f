import type { ToShare } from './book-messages'
import { createShare } from './book-share'

/** Lets messages in that came meanwhile; a timer would wait longer with every turn. */
const { port1, port2 } = new MessageChannel()
let next: (() => void) | null = null
port1.onmessage = () => next?.()
const turn = () =>
  new Promise<void>((resolve) => {
    next = resolve
    port2.postMessage(null)
  })

const answer = createShare((message) => postMessage(message), turn)
addEventListener('message', ({ data }: MessageEvent<ToShare>) => void answer(data))
