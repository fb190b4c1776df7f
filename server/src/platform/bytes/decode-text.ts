import { isUtf8 } from 'node:buffer'
import { yieldToOthers } from '../../kernel'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'windows-1252'

/** The characters that Chinese tables are full of, as each script writes them: what tells GB18030 from Big5. */
const SIMPLIFIED = new Set(
  '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏型号险费岁龄驾驶员续率',
)
const TRADITIONAL = new Set(
  '的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可里後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知樣現分將外但身些與高意進把法此實回二理美點月明其種聲全工己話兒者向情部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口使教西再平真聽世氣信北少關並內加化由卻代軍產入先山五太水萬市眼體別處總才場師書比住員九笑性通目華報立馬命張活難神數件安表原車白應路期叫死常提感金何更反合放做系計或司利受光王果親界及今京務制解各任至清物台象記邊共風戰幹接它許八特覺望直服毛林題建南度統色字請交愛讓認算論百吃義科怎元社術結六功指思非流每青管夫連遠資隊跟帶花快條院變聯權往展該領傳近留紅治決周保達辦運武半候七必城父強步完革深區即求品士轉量空甚眾技輕程告江語英基派滿式李息寫呢識極令黃德收臉錢黨倒未持取設始版雙歷越史商千片容研像找友孩站廣改議形委早房音火際則首單據導影失拿網香似斯專石若兵弟誰校讀志飛觀爭究包組造落視濟喜離雖壞型號險費歲齡駕駛續率',
)

/** How much of a text is looked at to tell one encoding from another. */
const SAMPLE = 20_000

/** Decoded in some milliseconds. */
const PIECE_BYTES = 256 * 1024

/** A text in whatever encoding a spreadsheet program saved it, found from its bytes; null when it is none. */
export async function decodeText(bytes: Buffer): Promise<{ text: string; encoding: Encoding } | null> {
  const encoding = marked(bytes) ?? (await unmarked(bytes))
  const decoded = encoding && (await decodeAs(bytes, encoding))
  return decoded && !decoded.hasControls ? { text: decoded.text, encoding } : null
}

/** Piece by piece, and whoever waits for an answer is answered in between; throws where the bytes are not in that encoding. */
export async function* decodedPieces(bytes: Buffer, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await yieldToOthers()
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
  }
  yield decoder.decode()
}

function marked(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

async function unmarked(bytes: Buffer): Promise<Encoding | null> {
  if (isUtf8(bytes) && !bytes.includes(0)) return 'utf-8'
  const wide = wideOrder(bytes)
  if (wide) return wide
  if (bytes.includes(0)) return null
  const [simplified, traditional] = [await commonShare(bytes, 'gb18030'), await commonShare(bytes, 'big5')]
  if (Math.max(simplified, traditional) >= 0.3) return traditional > simplified ? 'big5' : 'gb18030'
  return looksWestern(bytes) ? 'windows-1252' : null
}

/** UTF-16 without a mark: every other byte of plain text is nothing. */
function wideOrder(bytes: Buffer): Encoding | null {
  const sample = bytes.subarray(0, 2_000)
  let [even, odd] = [0, 0]
  sample.forEach((byte, at) => byte === 0 && (at % 2 ? odd++ : even++))
  const half = sample.length / 2
  if (bytes.length % 2 || half < 2) return null
  return odd > half * 0.6 && even < half * 0.1 ? 'utf-16le' : even > half * 0.6 && odd < half * 0.1 ? 'utf-16be' : null
}

async function commonShare(bytes: Buffer, encoding: 'gb18030' | 'big5'): Promise<number> {
  const text = (await decodeAs(bytes, encoding))?.text
  if (text === undefined) return 0
  const common = encoding === 'gb18030' ? SIMPLIFIED : TRADITIONAL
  const foreign = [...text.slice(0, SAMPLE)].filter((character) => /\p{Script=Han}/u.test(character))
  return foreign.length === 0 ? 0 : foreign.filter((character) => common.has(character)).length / foreign.length
}

/** Letters with accents stand alone between plain ones. */
function looksWestern(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE)
  let [high, pairs] = [0, 0]
  for (let at = 0; at < sample.length; at++)
    if ((sample[at] as number) >= 0x80) {
      high++
      if ((sample[at + 1] ?? 0) >= 0x80) pairs++
      if ([0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(sample[at] as number)) return false
    }
  return high > 0 && pairs <= high * 0.2 && high <= sample.length * 0.2
}

async function decodeAs(bytes: Buffer, encoding: Encoding): Promise<{ text: string; hasControls: boolean } | null> {
  const pieces: string[] = []
  let hasControls = false
  try {
    for await (const piece of decodedPieces(bytes, encoding)) {
      pieces.push(piece)
      hasControls ||= /(?![\t\r\n\f])\p{Cc}/u.test(piece)
    }
    return { text: pieces.join(''), hasControls }
  } catch {
    return null
  }
}
