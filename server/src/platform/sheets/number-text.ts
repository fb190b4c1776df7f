/** Excel counts with 15 digits; what its files have beyond is the noise of binary fractions. */
const EXCEL_DIGITS = 15

/** The number that a person sees in the cell, as a plain decimal ('1.1499999999999999' is 1.15, '1E-3' is 0.001); null when it is none. */
export function plainNumber(written: string): string | null {
  const kind = shapeOf(written)
  if (kind === 'plain') return written
  if (kind === 'no') return null
  const value = Number(written)
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return null
  return expand(value.toPrecision(EXCEL_DIGITS))
}

/** 'plain' goes through as it is: no exponent, no sign but minus, no more digits than Excel has. */
function shapeOf(text: string): 'plain' | 'other' | 'no' {
  let digits = 0
  let points = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) digits++
    else if (code === 46 && digits > 0) points++
    else if (code !== 45 || at > 0) return isNumber(text) ? 'other' : 'no'
  }
  if (digits === 0) return 'no'
  const last = text.charCodeAt(text.length - 1)
  return digits <= EXCEL_DIGITS && points <= 1 && last !== 46 ? 'plain' : isNumber(text) ? 'other' : 'no'
}

const isNumber = (text: string) => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)

function expand(text: string): string {
  const [mantissa = '', exponent = '0'] = text.split('e')
  const isNegative = mantissa.startsWith('-')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const power = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + power
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const right = padded.slice(at).replace(/0+$/, '')
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const sign = isNegative && /[1-9]/.test(padded) ? '-' : ''
  return `${sign}${left}${right && `.${right}`}`
}
