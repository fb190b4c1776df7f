/** Fetches a file of ours onto the device; the address is the server's and works for some minutes. */
export function downloadFrom(address: string, fileName: string) {
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
}
