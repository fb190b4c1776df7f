import type { BlockKind } from '@coverwright/rules/design/templates'
import {
  CircleQuestionMark,
  GalleryVertical,
  Heading,
  Image,
  LayoutGrid,
  List,
  Minus,
  MousePointerClick,
  MoveVertical,
  PanelBottom,
  PanelTop,
  QrCode,
  Quote,
  RectangleHorizontal,
  SeparatorHorizontal,
  ShieldCheck,
  Signature,
  StickyNote,
  Table,
  Table2,
  Tag,
  Type,
  TextCursorInput,
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
  field: TextCursorInput,
  hero: GalleryVertical,
  cards: LayoutGrid,
  covers: ShieldCheck,
  prices: Tag,
  questions: CircleQuestionMark,
  testimonial: Quote,
  action: MousePointerClick,
  footer: PanelBottom,
}

export function BlockIcon({ of }: { of: BlockKind }) {
  const Icon = icons[of]
  return <Icon size={16} aria-hidden />
}
