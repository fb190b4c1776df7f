/** The other side said no for good: the address does not exist, the number is not one. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Undeliverable'
  }
}
