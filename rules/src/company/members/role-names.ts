import { type Refusal, refusalOf } from '../../kernel'
import { DESIGNER_ROLE_NAMES, roleName } from './roles'

/** Letters of other alphabets, and signs, that are read as a Latin letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...lettersOf('АаΑαɑᴀ@', 'a'),
  ...lettersOf('ԁᴅɗđð', 'd'),
  ...lettersOf('ЕеΕεҽᴇ3', 'e'),
  ...lettersOf('ɡԍɢց9', 'g'),
  ...lettersOf('ІіΙιıɪӀlΙ1|!', 'i'),
  ...lettersOf('МмΜᴍ', 'm'),
  ...lettersOf('Νηпոɴ', 'n'),
  ...lettersOf('РрΡρᴘ', 'p'),
  ...lettersOf('гʀɾᴦ', 'r'),
  ...lettersOf('Ѕѕꜱʂ5$', 's'),
  ...lettersOf('ТтΤτᴛ7', 't'),
  ...lettersOf('υսᴜʋμ', 'u'),
  ...lettersOf('УуΥγʏ', 'y'),
}

function lettersOf(letters: string, latin: string) {
  return Object.fromEntries([...letters].map((letter) => [letter, latin]))
}

/** What a name is read as: neither case nor accents, gaps, signs or look-alike letters make it another. */
function readAs(name: string): string {
  const plain = [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
  const latin = plain.map((letter) => lookAlikes[letter] ?? lookAlikes[letter.toLowerCase()] ?? letter.toLowerCase())
  return latin.filter((letter) => /\p{L}/u.test(letter)).join('')
}

const reserved = new Set([...DESIGNER_ROLE_NAMES, ...Object.values(roleName)].map(readAs))

/** The names that the console's guard looks for, and those of the roles of the start, are nobody's to give. */
export const roleNameRefusal = (name: string): Refusal<'members.roleNameReserved'> | null =>
  reserved.has(readAs(name)) ? refusalOf('members.roleNameReserved', {}, 'name') : null
