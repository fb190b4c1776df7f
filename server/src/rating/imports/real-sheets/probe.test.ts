/* eslint-disable */
import { test } from 'vitest'
import { doSheetTask, type SheetNews } from '../sheet-work'
import { proposePlan } from '../propose-plan'
import { parseDay } from '@coverwright/rules/kernel'
import { writeBook, day, hkd, percent } from './write-book.builder'
import { choice } from './shape.builder'
import { readFileSync, existsSync } from 'node:fs'

const show = (row: any) => row.map((c: any) => c === null ? '∅' : typeof c === 'object' ? `[${c.isFromOut?'>':''}${c.from}..${c.isToOut?'<':''}${c.to}]` : String(c)).join(' | ')
async function probe(name: string, input: any, names: any[] = []) {
  const file = typeof input === 'string' ? { kind: 'csv' as const, name: 'x.csv', bytes: new Uint8Array(Buffer.from(input)) } : { kind: 'xlsx' as const, name: 'x.xlsx', bytes: new Uint8Array(writeBook(input)) }
  const out: string[] = [`\n######## ${name}`]
  const a: any = await doSheetTask({ kind: 'identify', file }, () => undefined)
  if (!a.ok) { console.log(out.join('\n'), JSON.stringify(a)); return }
  const plan: any = proposePlan(a.sheets, { currency: 'HKD', tables: [], today: parseDay('2026-01-15')!, names } as any)
  const regs = plan.regions
  const asks = regs.map((p: any) => ({ sheet: a.sheets[p.sheet].name, region: a.sheets[p.sheet].regions.find((r: any) => r.id === p.regionId), mapping: p.mapping }))
  const rows: any[] = regs.map(() => [])
  const c: any = await doSheetTask({ kind: 'convert', file, asks, names }, (n: SheetNews) => { if (n.kind === 'rows') rows[n.ask].push(...n.rows) })
  regs.forEach((p: any, i: number) => {
    const { region } = asks[i]; const m = p.mapping
    out.push(`== ${p.isChosen ? '[x]' : '[ ]'} "${p.tableName}" stack=${p.stack} asks=${m.asks ?? ''} label=${m.label ? m.label.title + '=' + m.label.text : ''} edges ${JSON.stringify(region.edges)}`)
    for (const col of m.columns) out.push(`   ${col.at}${col.toAt !== null ? '-' + col.toAt : ''} "${col.title}" ${col.role}/${col.of} ${col.currency ?? ''} src=${col.source} ${col.zeros ? 'zeros ' + col.zeros : ''} ${col.percentAs} ${col.numberStyle} ${col.lists ?? ''} ${col.emptyMeans} ASKS ${col.asks ?? ''} (${region.columns.find((r: any) => r.at === col.at)?.profile.kind})`)
    if (m.cross) out.push(`   ACROSS ${m.cross.columns} "${m.cross.title}" ${m.cross.role}/${m.cross.of} upper=${m.cross.upper?.title ?? ''} parts=${m.cross.parts?.map((x: any) => x.label) ?? ''} value ${m.cross.value.title} ${m.cross.value.role} ${m.cross.value.currency} zeros ${m.cross.value.zeros ?? 0} ${m.cross.value.percentAs} ${m.cross.value.numberStyle} ASKS ${m.cross.asks ?? ''}`)
    else if (region.cross) out.push(`   (cross seen: ${JSON.stringify(region.cross)})`)
    if (region.scalars) out.push(`   SCALARS ${JSON.stringify(region.scalars)}`)
    for (const as of region.asides ?? []) out.push(`   aside ${as.row} ${as.why} ${as.cells.join(' | ')}`)
    if (region.blanks?.length) out.push(`   blanks ${JSON.stringify(region.blanks)}`)
    if (region.rests?.length) out.push(`   rests ${JSON.stringify(region.rests)}`)
    rows[i].slice(0, 14).forEach((r: any) => out.push('      ' + show(r)))
    if (rows[i].length > 14) out.push(`      ... ${rows[i].length}`)
  })
  for (const p of c.converted?.problems?.slice(0, 12) ?? []) out.push(`   PROBLEM ${p.code} ${p.cell} ${p.text} ${JSON.stringify(p.values ?? {})}`)
  console.log(out.join('\n'))
}
test('probe', async () => {
  const { books } = await import('./probe-books')
  for (const [name, input, names] of books({ day, hkd, percent, choice }) as any) {
    if (process.env.ONLY && !name.includes(process.env.ONLY)) continue
    await probe(name, input, names)
  }
}, 60000)
