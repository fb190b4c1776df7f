import type { ClientRequest } from 'node:http'

type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** For tests: sends a request that names a host of its own, as no fetch does, and reads the whole answer. */
export const readAnswered = (asked: ClientRequest, body?: string) =>
  new Promise<Answered>((resolve, reject) => {
    asked.on('error', reject).on('response', (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) =>
          resolve({
            ...{ status: response.statusCode ?? 0, headers: response.headers },
            text: Buffer.concat(chunks).toString(),
          }),
        )
        .catch(reject)
    })
    asked.end(body)
  })
