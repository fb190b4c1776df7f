import type { Schema, Template } from '@pdfme/common'
import type { Logo, Paper, Section } from './paper'

const PAGE = { width: 210, height: 297 }
const SIDE = 20
const WIDTH = PAGE.width - 2 * SIDE
const TOP = 18
const INK = '#12151c'
const SOFT = '#5f6675'
const RULE = '#d9dce3'

/** In millimetres on A4. Tables grow with what is in them and push down what follows, over as many pages as it takes. */
export function layOutPaper(paper: Paper, logo: Logo | null): Template {
  const head = headOf(paper, logo)
  let y = head.end
  const body = paper.sections.flatMap((section, place) => {
    const { schemas, height } = sectionAt(section, place, y)
    y += height
    return schemas
  })
  const last = { ...small('smallPrint', paper.smallPrint), position: { x: SIDE, y: y + 2 }, width: WIDTH, height: 10 }
  return {
    basePdf: { ...PAGE, padding: [TOP, SIDE, 24, SIDE], staticSchema: footOf(paper) },
    schemas: [[...head.schemas, ...body, last]],
  }
}

const text = (name: string, content: string) => ({
  ...{ name, content, type: 'text', readOnly: true, fontName: 'regular', fontSize: 10, fontColor: INK },
  ...{ lineHeight: 1.3, alignment: 'left', verticalAlignment: 'top' },
})
const small = (name: string, content: string) => ({ ...text(name, content), fontSize: 8, fontColor: SOFT })
const bold = (name: string, content: string) => ({ ...text(name, content), fontName: 'bold' })

const LOGO = { width: 60, height: 16 }

function headOf({ title, number, mark, issuer }: Paper, logo: Logo | null): { schemas: Schema[]; end: number } {
  const address = {
    ...small('issuer', [...(logo ? [issuer.name] : []), ...issuer.lines].join('\n')),
    alignment: 'right',
  }
  const schemas: Schema[] = [
    { ...address, position: { x: PAGE.width / 2, y: TOP }, width: PAGE.width / 2 - SIDE, height: 22 },
    { ...bold('title', title), fontSize: 22, position: { x: SIDE, y: TOP + 26 }, width: WIDTH, height: 11 },
    {
      ...text('number', number),
      fontSize: 12,
      fontColor: SOFT,
      position: { x: SIDE, y: TOP + 38 },
      width: WIDTH,
      height: 7,
    },
  ]
  if (logo) schemas.push({ ...logoAt(logo), position: { x: SIDE, y: TOP } })
  else
    schemas.push({
      ...bold('name', issuer.name),
      ...{ fontSize: 14, position: { x: SIDE, y: TOP }, width: PAGE.width / 2 - SIDE - 4, height: 14 },
    })
  if (mark)
    schemas.push({
      ...bold('mark', mark),
      ...{ fontColor: '#b42318', position: { x: SIDE, y: TOP + 46 }, width: WIDTH, height: 6 },
    })
  return { schemas, end: TOP + (mark ? 58 : 52) }
}

function logoAt({ dataUrl, width, height }: Logo) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return { name: 'logo', type: 'image', readOnly: true, content: dataUrl, width: width * scale, height: height * scale }
}

const HEADING = 8
const ROW = 8
const GAP = 7

function sectionAt(section: Section, place: number, y: number): { schemas: Schema[]; height: number } {
  const rows = section.kind === 'facts' ? section.rows.map((row) => [...row]) : section.lines.map((line) => [line])
  const heading = {
    ...bold(`heading${place}`, section.title),
    fontSize: 11,
    position: { x: SIDE, y },
    width: WIDTH,
    height: HEADING,
  }
  const height = rows.length * ROW
  const table = { ...tableOf(`table${place}`, rows), position: { x: SIDE, y: y + HEADING }, width: WIDTH, height }
  if (section.kind === 'lines' || !section.hasTotal)
    return { schemas: [heading, table], height: HEADING + height + GAP }
  const total = rows.at(-1) as string[]
  const parts = {
    ...tableOf(`table${place}`, rows.slice(0, -1)),
    position: table.position,
    width: WIDTH,
    height: height - ROW,
  }
  const sum = {
    ...tableOf(`total${place}`, [total], 'bold'),
    ...{ position: { x: SIDE, y: y + HEADING + height - ROW }, width: WIDTH, height: ROW },
  }
  return { schemas: [heading, ...(rows.length > 1 ? [parts] : []), sum], height: HEADING + height + GAP }
}

function tableOf(name: string, rows: readonly string[][], fontName = 'regular') {
  const isPairs = rows[0]?.length === 2
  const cell = {
    ...{ fontName, fontSize: 10, fontColor: INK, backgroundColor: '', borderColor: RULE, lineHeight: 1.3 },
    ...{ alignment: 'left', verticalAlignment: 'middle', characterSpacing: 0 },
    borderWidth: { top: 0, right: 0, bottom: 0.2, left: 0 },
    padding: { top: 1.8, right: 0, bottom: 1.8, left: 0 },
  }
  return {
    ...{ name, type: 'table', readOnly: true, content: JSON.stringify(rows), showHead: false },
    head: isPairs ? ['', ''] : [''],
    headWidthPercentages: isPairs ? [55, 45] : [100],
    tableStyles: { borderWidth: 0, borderColor: RULE },
    headStyles: cell,
    bodyStyles: { ...cell, alternateBackgroundColor: '' },
    columnStyles: isPairs ? { alignment: { 1: 'right' } } : {},
  }
}

function footOf({ issuer, number }: Paper): Schema[] {
  const at = { y: PAGE.height - 16, height: 5 }
  return [
    {
      ...small('footName', `${issuer.name}  ·  ${number}`),
      position: { x: SIDE, y: at.y },
      width: WIDTH - 24,
      height: at.height,
    },
    {
      ...small('footPage', '{currentPage} / {totalPages}'),
      ...{ alignment: 'right', position: { x: PAGE.width - SIDE - 24, y: at.y }, width: 24, height: at.height },
    },
  ]
}
