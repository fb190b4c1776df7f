import { type Band, type Desk, gap } from './band'
import { linesIn, lineOf } from './bands-of-words'
import { INK, type Letters, type Mark, pictureIn, POINT, qrCode, rule, SOFT, words } from './marks'
import type { SheetPart } from './sheet'

type Part<Kind extends SheetPart['kind']> = Extract<SheetPart, { kind: Kind }>

const LOGO = { width: 60, height: 16 }
const small: Letters = { size: 8, colour: SOFT }

/** Who it is from: the logo or the name at the left, where to find them at the right. */
export function letterhead(desk: Desk, { logo, name, lines }: Part<'letterhead'>): Band[] {
  const { left, width } = desk.area
  const half = width / 2 - 4
  const fitted = logo && desk.pictures.get(logo)
  const large: Letters = { size: 14, isBold: true }
  const called = linesIn(desk, name, large, half)
  const address = [...(fitted ? [name] : []), ...lines].flatMap((line) => linesIn(desk, line, small, half))
  const scale = fitted ? Math.min(LOGO.width / fitted.width, LOGO.height / fitted.height) : 0
  const signed = fitted ? fitted.height * scale : called.length * lineOf(large)
  const height = Math.max(signed, address.length * lineOf(small))
  const right: Letters = { ...small, align: 'right' }
  const draw = (y: number): Mark[] => [
    fitted
      ? pictureIn(fitted, { x: left, y, width: fitted.width * scale, height: signed })
      : words(called, { x: left, y, width: half, height }, large),
    words(address, { x: left + width - half, y, width: half, height }, right),
  ]
  return [{ height, draw }, gap(8)]
}

export function picture(desk: Desk, { picture: given, share }: Part<'picture'>): Band[] {
  const { left, width: whole, top, bottom } = desk.area
  const fitted = desk.pictures.get(given)
  if (!fitted) return []
  const scale = Math.min((whole * share) / fitted.width, ((bottom - top) * 0.8) / fitted.height)
  const [width, height] = [fitted.width * scale, fitted.height * scale]
  return [{ height, draw: (y) => [pictureIn(fitted, { x: left, y, width, height })] }, gap(3)]
}

const QR = 28

export function qr(desk: Desk, { holds, caption }: Part<'qr'>): Band[] {
  const { left, width } = desk.area
  const lines = caption.trim() === '' ? [] : linesIn(desk, caption, small, width)
  const said = lines.length * lineOf(small)
  const draw = (y: number): Mark[] => [
    qrCode(holds, left, y, QR),
    ...(said > 0 ? [words(lines, { x: left, y: y + QR + 1.5, width, height: said }, small)] : []),
  ]
  return [gap(3), { height: QR + (said > 0 ? said + 1.5 : 0), draw }, gap(3)]
}

/** Room for a hand, a line, and whose hand it is. */
export function signature(desk: Desk, { name, role }: Part<'signature'>): Band[] {
  const { left, width } = desk.area
  const letters: Letters = { size: 10 }
  const [named, held] = [linesIn(desk, name, letters, width), linesIn(desk, role, small, width)]
  const [first, second] = [named.length * lineOf(letters), held.length * lineOf(small)]
  const ROOM = 16
  const draw = (y: number): Mark[] => [
    rule(left, y + ROOM, Math.min(70, width), INK),
    words(named, { x: left, y: y + ROOM + 1.5, width, height: first }, letters),
    words(held, { x: left, y: y + ROOM + 2 + first, width, height: second }, small),
  ]
  return [{ height: ROOM + 3 + first + second, draw }, gap(3)]
}

export function divider({ area: { left, width } }: Desk): Band[] {
  return [gap(2), { height: POINT, draw: (y) => [rule(left, y, width)] }, gap(3)]
}
