/** Something outside the program is in the way. Its message is one sentence for the person at the terminal; no stack. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CannotStart'
  }
}
