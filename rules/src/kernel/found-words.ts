/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
const HAN = /\p{Script=Han}/u
/** What somebody is found by is short; whoever sends more is found by the beginning of it. */
const MOST_WORDS = 40
const LONGEST_WORD = 60
/** People say the last four digits of a number; of a telephone number also the whole without the country. */
const LAST_DIGITS = 4
const ENDS_OF_PHONES = [8, LAST_DIGITS]

/** Large or small, with marks or without, wide or narrow: the same word. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)

const piecesOf = (text: string) => fold(text).split(/\s+/u).filter(Boolean)

/** The words that were typed to find something. Each has to be the beginning of one that it is found by. */
export const typedWords = (text: string): string[] => [
  ...new Set(piecesOf(text).map((word) => word.slice(0, LONGEST_WORD))),
]

type Named = { numbers?: readonly string[]; texts: readonly string[]; phone?: string | null }

/**
 * The words that a thing is found by. Whoever looks for it types the beginning of one of them, so a part that may be
 * typed alone is a word too: what follows a hyphen, a dot or an @, each end of a Chinese name, a number without its zeros.
 */
export function foundWords({ numbers = [], texts, phone = null }: Named): string[] {
  const pieces = [...numbers, ...texts].flatMap(piecesOf)
  const words = [
    ...pieces.flatMap(endsOf),
    ...numbers.flatMap(endsOfNumber),
    ...(phone === null ? [] : phoneWords(phone)),
  ]
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS)
}

/** The piece, and what is left of it behind each of its borders. */
function endsOf(piece: string): string[] {
  const letters = [...piece]
  const isBorder = (at: number) => {
    const [before = '', here = ''] = [letters[at - 1], letters[at]]
    return HAN.test(here) || HAN.test(before) || (!isLetter(before) && isLetter(here))
  }
  return letters.flatMap((_, at) => (at === 0 || isBorder(at) ? letters.slice(at).join('') : []))
}

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter)

/** '000123': '0123' and '123' too. */
function endsOfNumber(number: string): string[] {
  const digits = /\d+$/.exec(number)?.[0] ?? ''
  return [digits.slice(-LAST_DIGITS), digits.replace(/^0+/, '')].filter(Boolean)
}

function phoneWords(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return []
  return [
    `+${digits}`,
    digits,
    ...ENDS_OF_PHONES.filter((count) => count < digits.length).map((count) => digits.slice(-count)),
  ]
}
