export type LiveEvent = { event: string; data: string; id: string }

/**
 * Reads server-sent events from a body: EventSource cannot carry the headers of a signed call, so we read them here.
 * Throws when nothing at all, not even a heart beat, has come for so long.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<LiveEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read())
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A block without data is a comment or a heart beat. */
function eventOf(block: string): LiveEvent | undefined {
  const found: LiveEvent = { event: 'message', data: '', id: '' }
  const lines: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name === 'data') lines.push(value)
    else if (name === 'event') found.event = value
    else if (name === 'id') found.id = value
  }
  return lines.length ? { ...found, data: lines.join('\n') } : undefined
}

async function within<Result>(ms: number, wanted: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The line has fallen silent')), ms)
  })
  return Promise.race([wanted, silence]).finally(() => clearTimeout(timer))
}
