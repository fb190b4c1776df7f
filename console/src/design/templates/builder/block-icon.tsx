import type { BlockKind } from '@coverwright/rules/design/templates'
import {
  Heading,
  Image,
  List,
  Minus,
  MoveVertical,
  PanelTop,
  QrCode,
  RectangleHorizontal,
  SeparatorHorizontal,
  Signature,
  StickyNote,
  Table,
  Table2,
  Type,
} from 'lucide-react'

const icons = {
  header: PanelTop,
  heading: Heading,
  text: Type,
  button: RectangleHorizontal,
  picture: Image,
  facts: Table2,
  each: List,
  divider: Minus,
  note: StickyNote,
  table: Table,
  qr: QrCode,
  space: MoveVertical,
  pageBreak: SeparatorHorizontal,
  signature: Signature,
}

export function BlockIcon({ of }: { of: BlockKind }) {
  const Icon = icons[of]
  return <Icon size={16} aria-hidden />
}
