import type { HostileFile } from './hostile-book.builder'
import { hostileCells } from './hostile-cells.builder'
import { hostileMarkup } from './hostile-markup.builder'
import { hostileNames } from './hostile-names.builder'
import { hostileOldBooks } from './hostile-old.builder'
import { hostileTexts } from './hostile-text.builder'
import { hostileValues } from './hostile-values.builder'
import { hostileZips } from './hostile-zip.builder'

export type { Fate, HostileFile } from './hostile-book.builder'

/** Every hostile file that may come as a rate sheet, each with what must become of it. Its bytes are made when asked for. */
export const hostileSheets = (): HostileFile[] => [
  ...hostileZips(),
  ...hostileMarkup(),
  ...hostileCells(),
  ...hostileValues(),
  ...hostileOldBooks(),
  ...hostileTexts(),
  ...hostileNames(),
]
