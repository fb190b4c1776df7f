import type { FontFacts } from './read-font'

/** A sign that may not begin a line stays with what is before it. */
const CLOSING = /^[)\]}、。，．：；！？）〕】》」』’”%‰]/u
/** Chinese may break after every sign, everything else at spaces. */
const UNITS = /\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu

/** A text in lines that fit a width; both in the same unit. A word that is wider than a line is cut. */
export function breakLines(text: string, facts: FontFacts, size: number, width: number): string[] {
  const measure = (part: string) => {
    let sum = 0
    for (const sign of part) sum += facts.widthOf(sign.codePointAt(0) as number)
    return sum * size
  }
  return text.split(/\r\n|[\r\n\f\v\u2028\u2029]/).flatMap((paragraph) => {
    const lines: string[] = []
    let [line, used] = ['', 0]
    const end = () => {
      lines.push(line.trimEnd())
      ;[line, used] = ['', 0]
    }
    for (const unit of unitsOf(paragraph.replaceAll('\t', '    '))) {
      const wide = measure(unit)
      if (used + wide > width && line !== '' && unit.trim() !== '') end()
      if (line === '' && unit.trim() === '' && lines.length > 0) continue
      for (const part of wide > width && unit.trim() !== '' ? [...unit] : [unit]) {
        const more = part === unit ? wide : measure(part)
        if (used + more > width && line !== '' && part.trim() !== '') end()
        line += part
        used += more
      }
    }
    lines.push(line.trimEnd())
    return lines
  })
}

function unitsOf(paragraph: string): string[] {
  const units: string[] = []
  for (const unit of paragraph.match(UNITS) ?? []) {
    const last = units[units.length - 1]
    if (last !== undefined && last.trim() !== '' && CLOSING.test(unit)) units[units.length - 1] = last + unit
    else units.push(unit)
  }
  return units
}
