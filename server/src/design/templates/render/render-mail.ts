import { answerVariables, type MailBody, type Piece, variables } from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import { type Language, languageTags, textIn } from '@coverwright/rules/languages'
import { escapeHtml, oneLine } from '../../../platform/outbox'
import {
  type Entry,
  entriesOf,
  fillLink,
  fillPlain,
  type Filling,
  isShown,
  isThere,
  demand,
  piecesOf,
  variablesByName,
} from './fill'
import { conditionsOf } from './conditions-of'
import { prepareOwnMail } from './own-mail'
import type { PreparedMail } from './prepared-mail'
import { type Node, readMarks } from './read-marks'
import { runMjml } from './run-mjml'
import { type MailLook, type Part, type Slot, writeMjml } from './write-mjml'
import { writePlain } from './write-plain'

/** Lays a mail out for one language. Worth keeping for as long as the version is sent. */
export async function prepareMail(
  body: MailBody,
  language: Language,
  look: MailLook,
  answers: Dataset = { names: [] },
): Promise<PreparedMail> {
  if (body.html) return prepareOwnMail({ ...body, html: body.html }, language, answers)
  const { mjml, slots, parts } = writeMjml(body, look)
  const nodes = readMarks(tagged(await runMjml(mjml), language))
  const said = slots.map((slot) => readSlot(slot, language))
  const known = variablesByName([...variables, ...answerVariables(answers)])
  const conditions = conditionsOf(body.blocks, answers)
  const shown = (filling: Filling, part: Part) =>
    part.kind !== 'block' || isShown(filling, part.block, conditions.get(part.block.id) ?? null)
  const rows = new Map(
    parts.flatMap((part, place) =>
      part.kind === 'row' ? [[place, piecesOf(textIn(part.value, language))] as const] : [],
    ),
  )
  const [subject, preview] = [piecesOf(textIn(body.subject, language)), piecesOf(textIn(body.preview, language))]

  return (values, { way, today, pictureAt }) => {
    const filling: Filling = { values, known, way, today, problems: [] }
    const write = (list: readonly Node[], entry?: Entry): string => {
      let html = ''
      for (const node of list) {
        if (node.kind === 'html') html += node.html
        else if (node.kind === 'slot') html += writeSlot(filling, said[node.place], pictureAt, entry)
        else html += writePart(node, parts[node.place] as Part)
      }
      return html
    }
    const writePart = ({ place, inside }: Extract<Node, { kind: 'part' }>, part: Part): string => {
      if (part.kind === 'entry')
        return entriesOf(filling, part.block)
          .map((entry) => write(inside, entry))
          .join('')
      if (part.kind === 'row' && part.hidesEmpty && !isThere(filling, rows.get(place) ?? [])) return ''
      return shown(filling, part) ? write(inside) : ''
    }
    const html = write(nodes)
    const isBlockShown = (block: MailBody['blocks'][number]) => shown(filling, { kind: 'block', block })
    const text = writePlain(body, language, filling, isBlockShown)
    return {
      ...{ subject: oneLine(fillPlain(filling, subject)), preview: oneLine(fillPlain(filling, preview)) },
      ...{ html, text, problems: filling.problems },
    }
  }
}

type Said = { readonly slot: Slot; readonly pieces: readonly (Piece & { readonly html: string })[] }

/** Words are escaped once, here; values each time they are written. */
function readSlot(slot: Slot, language: Language): Said {
  if (slot.kind === 'link' || slot.kind === 'picture') return { slot, pieces: [] }
  const pieces = piecesOf(textIn(slot.texts, language))
  return { slot, pieces: pieces.map((piece) => ({ ...piece, html: piece.kind === 'words' ? htmlOf(piece.text) : '' })) }
}

function writeSlot(filling: Filling, said: Said | undefined, pictureAt: (id: string) => string, entry?: Entry): string {
  if (!said) return ''
  const { slot, pieces } = said
  if (slot.kind === 'link') return escapeHtml(fillLink(filling, slot.link))
  if (slot.kind === 'picture') return escapeHtml(pictureAt(slot.fileId))
  // Beside an entry stands what it has: a cover without an amount is a cover.
  if (slot.kind === 'maybe' && !isThere(filling, pieces, entry)) return ''
  let html = ''
  for (const piece of pieces) html += piece.kind === 'words' ? piece.html : htmlOf(demand(filling, piece.name, entry))
  return html
}

const htmlOf = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br />')

/** MJML is asked for the mail of all languages at once; which one it is, is said here. */
const tagged = (html: string, language: Language) => html.replaceAll('lang="und"', `lang="${languageTags[language]}"`)
