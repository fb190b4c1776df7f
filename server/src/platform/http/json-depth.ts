/** No document of ours is nested half as deep; code that walks one by calling itself must not be talked into overflowing. */
export const MAX_JSON_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Brackets and braces differ in one bit. */
const OPENS = 0x5b
const CLOSES = 0x5d
const EITHER = ~0x20

/** Whether lists and objects in this JSON text are nested deeper than `most`; looked at before anything is built of it. */
export function isDeeperThan(most: number, json: Uint8Array): boolean {
  if (json.length <= most) return false
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (isInText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if ((byte & EITHER) === OPENS) {
      if (++depth > most) return true
    } else if ((byte & EITHER) === CLOSES) depth--
  }
  return false
}
