import { extraNamesOf, type DatasetPart, type ExtraName } from '../../design/datasets'
import type { Body } from '../../design/products'

/** The product as if it gave those answers itself: for where many customers are worked out and nobody is asked. */
export function holdAnswers(
  body: Body,
  held: readonly { readonly name: string; readonly value: string | boolean }[],
): Body {
  if (held.length === 0) return body
  const values = new Map(held.map(({ name, value }) => [name, value]))
  const names = extraNamesOf(body.dataset).map((entry): ExtraName =>
    entry.source.kind === 'connector' && values.has(entry.name)
      ? { ...entry, source: { kind: 'fixed', value: values.get(entry.name) } }
      : entry,
  )
  return { ...body, dataset: { version: 1, names } satisfies DatasetPart }
}
