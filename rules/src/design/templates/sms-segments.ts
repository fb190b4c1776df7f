/** GSM 03.38: the signs of a plain message, and those that take two places in it. */
const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const TWICE = '^{}\\[~]|€\f'
const [plain, twice] = [new Set(PLAIN), new Set(TWICE)]

export type SmsSize = { readonly alphabet: 'gsm' | 'unicode'; readonly units: number; readonly segments: number }

/** How many messages a text is billed as. A sign of two units is never cut in half between two messages. */
export function smsSize(text: string): SmsSize {
  const signs = [...text]
  const isGsm = signs.every((sign) => plain.has(sign) || twice.has(sign))
  const sizes = signs.map((sign) => (isGsm ? (twice.has(sign) ? 2 : 1) : sign.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const [alone, joined] = isGsm ? [160, 153] : [70, 67]
  const alphabet = isGsm ? 'gsm' : 'unicode'
  if (units <= alone) return { alphabet, units, segments: units === 0 ? 0 : 1 }
  let [segments, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > joined) {
      segments += 1
      filled = 0
    }
    filled += size
  }
  return { alphabet, units, segments }
}
