/** A difference with its sign, also where it is more. */
export const signed = (value: number, write: (value: number) => string): string =>
  value > 0 ? `+${write(value)}` : value < 0 ? `−${write(-value)}` : write(0)
