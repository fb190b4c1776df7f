/** 'a•••@•••.example', '+852 ••• 142': known again by whoever knows it, and told to nobody else. */
export function masked(address: string): string {
  if (address === '') return ''
  const at = address.lastIndexOf('@')
  if (at > 0) {
    const domain = address.slice(at + 1)
    return `${address.slice(0, 1)}•••@•••${domain.slice(Math.max(0, domain.lastIndexOf('.')))}`
  }
  return `${address.slice(0, 4)}•••${address.slice(-3)}`
}
