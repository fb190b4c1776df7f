import { generate } from '@pdfme/generator'
import { image, table, text } from '@pdfme/schemas'
import { fontFor, fontNamed } from './fonts'
import { layOutPaper } from './lay-out-paper'
import type { Logo, Paper } from './paper'

export type DrawTask = { papers: readonly Paper[]; logo: Logo | null }

/** One PDF for each paper. Fonts go in as the signs that are used, so a page stays small. */
export async function drawPapers({ papers, logo }: DrawTask): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = []
  for (const paper of papers) drawn.push(await drawPaper(paper, logo))
  return drawn
}

function drawPaper(paper: Paper, logo: Logo | null): Promise<Uint8Array> {
  const { regular, bold } = fontNamed(fontFor(paper))
  const font = { regular: { data: regular, fallback: true, subset: true }, bold: { data: bold, subset: true } }
  const template = layOutPaper(paper, logo)
  return generate({ template, inputs: [{}], plugins: { text, table, image }, options: { font } })
}
