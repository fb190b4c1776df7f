/** By code point, as CEL has it. JavaScript compares halves of surrogate pairs, which puts emoji before U+E000 to U+FFFF. */
export function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at++) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Surrogates stand for code points above all others, so they come last. */
const rankOf = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)
