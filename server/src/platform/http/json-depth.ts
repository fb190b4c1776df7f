/** No document of ours is nested half as deep; code that walks one by calling itself must not be talked into overflowing. */
export const MAX_JSON_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENS = new Set([0x5b, 0x7b])
const CLOSES = new Set([0x5d, 0x7d])

/** Whether lists and objects in this JSON text are nested deeper than `most`; looked at before anything is built of it. */
export function isDeeperThan(most: number, json: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (isInText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (OPENS.has(byte)) {
      if (++depth > most) return true
    } else if (CLOSES.has(byte)) depth--
  }
  return false
}
