import type { TestServer } from './test-server'

type Received = {
  recipient: string
  from: string
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: { name: string }[]
}

/** What an address or a phone number received, newest first, once every due job has run. */
export async function readMailbox(server: TestServer, to: string): Promise<Received[]> {
  await server.runJobs()
  const response = await server.raw(`/outbox.json?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as { messages: Received[] }).messages
}

/** The newest six-digit code that was sent there. */
export async function codeSentTo(server: TestServer, to: string): Promise<string> {
  return firstMatch(await readMailbox(server, to), /\b[0-9]{6}\b/)
}

/** The newest link's secret, by the name that the link gives it. */
export async function linkSentTo(server: TestServer, to: string, name = 'link'): Promise<string> {
  return firstMatch(await readMailbox(server, to), new RegExp(`(?<=[?&]${name}=)[A-Za-z0-9_-]{43}`))
}

function firstMatch(messages: Received[], shape: RegExp): string {
  for (const { text } of messages) {
    const found = shape.exec(text)
    if (found) return found[0]
  }
  throw new Error(`nothing like ${shape.source} in ${messages.length} messages`)
}
