/** What people take when they are asked for a password, our own choice: one word each, without its digits and signs. */
const words = new Set(
  `password passwort passwd pass parole motdepasse welcome willkommen hello hallo hi admin administrator root user guest
  login signin logon access secret private default changeme change letmein letme open opensesame test testing tester temp
  temporary demo sample example master super superman batman spiderman ironman dragon monkey tiger lion eagle falcon phoenix
  shadow ninja matrix hunter killer ranger soldier warrior wizard magic pirate starwars startrek pokemon naruto minecraft
  football soccer baseball basketball hockey tennis golf rugby cricket liverpool chelsea arsenal manchester barcelona madrid
  juventus yankees lakers summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january
  february march april june july august september october november december love iloveyou loveyou lovely baby babygirl
  princess prince angel sweetheart sunshine flower butterfly rainbow family mother father mommy daddy brother sister friend
  friends forever freedom happy lucky money dollar rich king queen jesus christ god heaven blessed michael jordan charlie
  thomas daniel robert james david andrew joshua matthew anthony william richard george jessica ashley amanda jennifer
  michelle nicole sarah hannah samantha elizabeth maggie bailey buster cooper ginger pepper tigger cookie cheese chocolate
  banana orange apple cherry strawberry coffee pizza computer internet google facebook microsoft samsung windows android
  iphone mustang ferrari porsche corvette mercedes toyota honda harley yamaha london paris berlin tokyo hongkong singapore
  jakarta bangkok kualalumpur taipei taiwan china malaysia thailand indonesia america england kowloon insurance insurer
  insure insured broker policy premium claims claim company office work business finance bank security secure trustno
  whatever nothing anything something qwerty azerty qwertz asdf zxcvbn coverwright`.split(/\s+/),
)

/** Ways of the finger over keys: rows, columns, and the orders that everybody knows. */
const ways = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]
const columns = '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p'
const walks = [...ways, columns].flatMap((way) => [way, [...way].reverse().join('')])
const SHORTEST_WALK = 4
/** Letters beside walks that do not make a password of them: an 'Aa' for the rules' sake. */
const MOST_BESIDE = 3
const SHORTEST_OWN = 2

const shifted: Record<string, string> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, at) => [sign, '1234567890'[at]!]),
)
const meant: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}
const swapped = (text: string, by: Record<string, string>) => [...text].map((letter) => by[letter] ?? letter).join('')

/**
 * Whether a guess would find it soon: a usual word with digits and signs around it or in place of letters, a walk over the
 * keyboard, the same few letters again and again, or the person's or the company's own name or mail.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const typed = password.toLowerCase()
  if (isWalked(typed) || isWalked(swapped(typed, shifted))) return true
  const known = new Set([...words, ...ownWords(own)])
  return coresOf(typed).some((core) => isRepeated(core) || isMadeOf(core, known, MOST_WORDS))
}

/** The word inside, read as it stands and with signs as the letters they are meant to be. */
function coresOf(typed: string): string[] {
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const opened = typed.replace(/^[\d\s_.-]+|[\d\s!?.#*_-]+$/g, '')
  return [bare, swapped(bare, meant), swapped(opened, meant)]
    .map((core) => core.replace(/[\s_.-]/g, ''))
    .filter(Boolean)
}

const MOST_WORDS = 2

/** One usual word, or two of them joined. */
const isMadeOf = (core: string, known: ReadonlySet<string>, most: number): boolean =>
  known.has(core) ||
  (most > 1 &&
    [...core].some((_, at) => at > 0 && known.has(core.slice(0, at)) && isMadeOf(core.slice(at), known, most - 1)))

const isRepeated = (core: string) => core.length > 3 && /^(.{1,3}?)\1+$/u.test(core)

function isWalked(typed: string): boolean {
  let left = typed
  for (let length = typed.length; length >= SHORTEST_WALK; length--)
    for (let at = 0; at + length <= left.length; at++) {
      const part = left.slice(at, at + length)
      if (walks.some((walk) => walk.includes(part))) left = left.slice(0, at) + left.slice(at + length)
    }
  return left.length < typed.length && left.replace(/[^\p{L}]/gu, '').length <= MOST_BESIDE
}

/** 'Harbour Insurance Ltd' and 'ivy.ng@harbour.example' are known to whoever guesses. */
function ownWords(own: readonly string[]): string[] {
  return own
    .flatMap((text) => text.split('@'))
    .flatMap((text) => [text.replace(/[^\p{L}]/gu, ''), ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN)
}
