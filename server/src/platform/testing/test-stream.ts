import { request as openRequest } from 'node:http'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { type Caller, requestOf } from './test-browser'
import type { TestServer } from './test-server'

/**
 * An open tab: what has come down its stream is in `text`, until it is closed. On a connection of its own, because
 * `fetch` keeps a spare one open after a stream that was cut off, and a server that stops would wait for it.
 */
export async function openTab(server: TestServer, as: Caller, at = new Date()) {
  const { path, method, headers, body } = requestOf(notificationOperations.listen, {}, { as, at })
  const tab = { text: '', close: () => {} }
  return new Promise<typeof tab>((resolve, reject) => {
    const sent = openRequest(server.url + path, { method, headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('error', () => undefined)
      response.on('data', (piece: string) => (tab.text += piece))
      tab.close = () => void sent.destroy()
      resolve(tab)
    })
    sent.on('error', reject).end(body)
  })
}
