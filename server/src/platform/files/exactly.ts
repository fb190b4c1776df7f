import { Transform } from 'node:stream'

/** More or fewer bytes came than were announced. */
export class WrongSize extends Error {
  constructor() {
    super('The content is not of the size that was announced')
    this.name = 'WrongSize'
  }
}

/** Lets exactly `size` bytes through and breaks the stream at the first byte too many, or at an end too soon. */
export function exactly(size: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > size) done(new WrongSize())
      else done(null, chunk)
    },
    flush: (done) => done(seen === size ? null : new WrongSize()),
  })
}
