const tones = ['success', 'warning', 'info', 'primary', 'danger'] as const

/** Two letters for a name in letters, the first sign for one in Chinese. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '')]
  if (first.length === 0) return '?'
  if (/\p{Script=Han}/u.test(first[0]!)) return first[0]!
  const second = words.length > 1 ? [...words.at(-1)!][0]! : (first[1] ?? '')
  return (first[0]! + second).toUpperCase()
}

export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0
  return tones[sum % tones.length]!
}
