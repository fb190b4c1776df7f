import type { ToShare } from './book-messages'
import { createShare } from './book-share'

const answer = createShare()
addEventListener('message', ({ data }: MessageEvent<ToShare>) => postMessage(answer(data)))
