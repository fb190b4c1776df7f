/** Digits of any script as 0 to 9: a keyboard set to full-width or Arabic types the same code. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replace(/\p{Nd}/gu, valueOf)

/** The ten digits of a script stand side by side, so a digit's value is how far it stands from its zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
