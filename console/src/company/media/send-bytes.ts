import type { UploadTicket } from '@coverwright/contract/company/media'

/** PUTs a file to its signed address. XMLHttpRequest, because fetch does not tell how far an upload has come. */
export function sendBytes(
  ticket: UploadTicket,
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open('PUT', ticket.url)
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress(event.loaded)
    request.onload = () => (request.status < 300 ? resolve() : reject(new Error(`upload answered ${request.status}`)))
    request.onerror = () => reject(new Error('upload failed'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}
