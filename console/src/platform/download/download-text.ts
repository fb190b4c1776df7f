/** Hands a text to the person as a file. */
export function downloadText(fileName: string, content: string, type = 'application/json') {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
