import { setTimeout as wait } from 'node:timers/promises'
import { importOperations as imports, type ImportDetail } from '@coverwright/contract/rating/imports'
import { mediaOperations as media } from '@coverwright/contract/company/media'
import type { Caller, TestServer } from '../../server/src/platform/testing'

export type Console = { url: string; call: TestServer['call']; as: Caller }

/** A file sent as the console sends it; the refusal's code when it was not taken. */
export async function upload(
  { url, call, as }: Console,
  name: string,
  bytes: Buffer,
): Promise<{ fileId: string } | string> {
  const asked = { purpose: 'pricingTable', name, size: bytes.length } as const
  const ticket = await call(media.requestUpload, asked, { as })
  if (!ticket.data) return ticket.message
  const address = new URL(ticket.data.url, url)
  const sent = await fetch(address, { method: 'PUT', headers: ticket.data.headers, body: new Uint8Array(bytes) })
  if (!sent.ok) throw new Error(`the file was not taken: ${sent.status}`)
  const kept = await call(media.completeUpload, { uploadId: ticket.data.uploadId }, { as })
  return kept.data ? { fileId: kept.data.id } : kept.message
}

/** Waits for a run to end, whichever way. */
export async function runEnd({ call, as }: Console, id: string, everyMs: number): Promise<ImportDetail> {
  for (;;) {
    const { data, message } = await call(imports.get, { id }, { as })
    if (!data) throw new Error(message)
    if (data.import.state !== 'identifying' && data.import.state !== 'converting') return data
    await wait(everyMs)
  }
}

type Mapping = ImportDetail['plan'][number]['mapping']

/** What a sheet leaves open is proposed and asked; a person who finds it right says so to each. */
const answeredAsProposed = (mapping: Mapping): Mapping => ({
  ...mapping,
  ...answered(mapping),
  columns: mapping.columns.map((column) => ({ ...column, ...answered(column) })),
  cross: mapping.cross && { ...mapping.cross, ...answered(mapping.cross) },
})

const answered = <Ask>({ asks = [] }: { readonly asks?: readonly Ask[] | undefined }) =>
  asks.length > 0 ? { asks: [], answered: asks } : {}

/** All the way: found, mapped as suggested, converted. */
export async function bringIn(console: Console, productId: string, fileId: string): Promise<ImportDetail> {
  const { as, call } = console
  const begun = await call(imports.start, { productId, fileId }, { as })
  if (!begun.data) throw new Error(begun.message)
  const { id } = begun.data
  const found = await runEnd(console, id, 100)
  const plan = found.plan.map((region, at) => ({
    ...region,
    isChosen: true,
    mapping: answeredAsProposed(region.mapping),
    tableName: `Brought in ${id.slice(-6)} ${at}`,
  }))
  const saved = await call(imports.saveMapping, { id, plan }, { as })
  if (!saved.data) throw new Error(saved.message)
  const converting = await call(imports.convert, { id }, { as })
  if (!converting.data) throw new Error(`${converting.message} ${JSON.stringify(saved.data.problems)}`)
  return runEnd(console, id, 100)
}
