import type { DirectPart, DirectPicture } from '@coverwright/player/direct'
import { linkVariable, type MailCondition, type PageBlock, type PageBody } from '@coverwright/rules/design/templates'
import { type Language, textIn, type Texts } from '@coverwright/rules/languages'
import { fillLink, fillPlain, type Filling, isShown, type MailProblem, piecesOf } from '../render/fill'
import type { PageProduct } from './page-product'

type Around = {
  readonly language: Language
  readonly filling: Filling
  readonly conditions: ReadonlyMap<string, MailCondition | null>
  readonly product: PageProduct
  readonly pictures: ReadonlyMap<string, Omit<DirectPicture, 'alt'>>
  /** What is pressed at the head of the page: one page, one thing to do. */
  readonly action: string
  /** How the company is reached, in the footer. */
  readonly lines: readonly string[]
  /** A preview shows what is missing; what everybody sees leaves that part out. */
  readonly showsGaps: boolean
}

export type FilledPage = {
  readonly parts: readonly DirectPart[]
  readonly title: string
  readonly description: string
  readonly problems: readonly MailProblem[]
}

/** A page in the words of one language, every value written and nothing drawn yet. */
export function fillPage({ search, blocks }: PageBody, around: Around): FilledPage {
  const problems: MailProblem[] = []
  const parts: DirectPart[] = []
  for (const block of blocks) {
    const filling = { ...around.filling, problems: [] }
    if (!isShown(filling, block, around.conditions.get(block.id) ?? null)) continue
    const part = partOf(block, { ...around, filling })
    problems.push(...filling.problems)
    if (part && (around.showsGaps || filling.problems.length === 0)) parts.push(part)
  }
  const head = (texts: Texts) => {
    const filling = { ...around.filling, problems: [] }
    const said = oneLine(fillPlain(filling, piecesOf(textIn(texts, around.language))))
    problems.push(...filling.problems)
    return filling.problems.length === 0 || around.showsGaps ? said : ''
  }
  const name = textIn(around.product.name, around.language)
  return { parts, title: head(search.title) || name, description: head(search.description) || name, problems }
}

const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

function partOf(block: PageBlock, around: Around): DirectPart | null {
  const { filling, language, product, pictures } = around
  const say = (texts: Texts) => fillPlain(filling, piecesOf(textIn(texts, language))).trim()
  const lead = (link: string) =>
    linkVariable(link) === 'product.link' ? product.linkIn(language) : fillLink(filling, link)
  const pictureOf = (fileId: string, alt: Texts): DirectPicture | null => {
    const found = pictures.get(fileId)
    return found ? { ...found, alt: say(alt) } : null
  }
  switch (block.kind) {
    case 'header':
      return { kind: 'header', label: around.action, link: product.linkIn(language) }
    case 'hero': {
      const { title, text, label, link, fileId, alt } = block
      const picture = pictureOf(fileId, alt) ?? lookPicture(product)
      return { kind: 'hero', title: say(title), text: say(text), label: say(label), link: lead(link), picture }
    }
    case 'heading':
    case 'text':
    case 'note':
      return { kind: block.kind, text: say(block.text) }
    case 'cards':
      return {
        ...{ kind: 'cards', title: say(block.title) },
        cards: block.cards.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      }
    case 'covers':
      if (product.covers.length === 0) return null
      return { kind: 'covers', title: say(block.title), text: say(block.text), ...coverTable(around) }
    case 'prices':
      if (product.plans.length === 0) return null
      return {
        ...{ kind: 'prices', title: say(block.title), text: say(block.text), label: say(block.label) },
        link: product.linkIn(language),
        plans: product.plans.map(({ title, subtitle, from }) => ({
          ...{ title: textIn(title, language), subtitle: textIn(subtitle, language) },
          from: from ? round(filling.way.money(from)) : '',
        })),
      }
    case 'questions':
      return {
        ...{ kind: 'questions', title: say(block.title) },
        rows: block.rows.map(({ label, value }) => ({ question: say(label), answer: say(value) })),
      }
    case 'testimonial':
      return { kind: 'testimonial', text: say(block.text), name: say(block.name), role: say(block.role) }
    case 'action': {
      const { title, text, label, link } = block
      return { kind: 'action', title: say(title), text: say(text), label: say(label), link: lead(link) }
    }
    case 'picture': {
      const picture = pictureOf(block.fileId, block.alt)
      return picture && { kind: 'picture', picture }
    }
    case 'divider':
      return { kind: 'divider' }
    case 'footer':
      return { kind: 'footer', text: say(block.text), lines: around.lines }
  }
}

function coverTable({ product, language, filling }: Around) {
  const say = (texts: Texts) => textIn(texts, language)
  return {
    plans: product.plans.map(({ title }) => say(title)),
    rows: product.covers.map(({ title, cells }) => ({
      title: say(title),
      cells: cells.map((cell) =>
        cell === null ? '' : cell.amount ? round(filling.way.money(cell.amount)) : say(cell.words),
      ),
    })),
  }
}

/** Sums insured are round: cents that are none are not read out. */
const round = (amount: string) => amount.replace(/[.,]00$/, '')

/** The product's own photo or drawing, where the page has none. */
function lookPicture({ look, brand }: PageProduct): DirectPicture | null {
  const { picture } = look
  if (picture?.photo) {
    const widths = [480, 960, 1600].map((width) => ({ address: `${picture.photo.address}-${width}.webp`, width }))
    return { widths, alt: '' }
  }
  if (!picture?.drawing) return null
  const colour = (look.isOwn ? null : brand.colour) ?? look.colours.brand
  return {
    widths: [{ address: `/p/look/drawings/${picture.drawing}-${colour.slice(1).toLowerCase()}.svg`, width: 640 }],
    alt: '',
  }
}
