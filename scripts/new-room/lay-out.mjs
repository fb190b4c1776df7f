// The files of a new room: those of scripts/new-room/room, with the words of the new one in place of 'selling/gift-cards'.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MODEL = join(import.meta.dirname, 'room')
const FLOORS = ['rules', 'contract', 'server', 'console']

/** Where each file goes and what stands in it: `{ path, text, isInFolder }`. */
export function listFiles(room) {
  const say = inWordsOf(room)
  return readdirSync(MODEL, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const [floor, ...inside] = join(entry.parentPath, entry.name)
        .slice(MODEL.length + 1)
        .split('/')
      const isInFolder = FLOORS.includes(floor)
      const folder = isInFolder
        ? `${floor}/src/${room.area}/${room.many.kebab}`
        : floor === 'docs'
          ? 'docs/rooms'
          : floor
      const text = say(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      return { path: join(folder, say(inside.join('/'))), text, isInFolder }
    })
}

export function writeFiles(files) {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Two words in the model's name, so that each spelling of it is told from the others. */
export function inWordsOf({ area, path, many, one, zhTw, zhCn }) {
  const words = {
    "'/gift-cards'": `'${path}'`,
    '`/gift-cards`': `\`${path}\``,
    'selling/gift-cards': `${area}/${many.kebab}`,
    GiftCards: many.pascal,
    GiftCard: one.pascal,
    giftCards: many.camel,
    giftCard: one.camel,
    'gift-cards': many.kebab,
    'gift-card': one.kebab,
    gift_cards: many.snake,
    'Gift cards': many.title,
    'Gift card': one.title,
    'gift cards': many.words,
    'gift card': one.words,
    禮品卡: zhTw,
    礼品卡: zhCn,
  }
  const known = new RegExp(Object.keys(words).join('|'), 'g')
  return (text) => spaced(text.replace(known, (word) => words[word]))
}

/** A Latin word between Chinese ones has a space on either side. */
const spaced = (text) =>
  text.replace(/([\u4e00-\u9fff])([a-z])/gi, '$1 $2').replace(/([a-z])([\u4e00-\u9fff])/gi, '$1 $2')
