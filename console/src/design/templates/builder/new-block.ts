import { type Block, type BlockKind, PAPER_INK } from '@coverwright/rules/design/templates'

/** What a block begins with. */
const starting: { readonly [Kind in BlockKind]: Omit<Extract<Block, { kind: Kind }>, 'id' | 'when' | 'kind'> } = {
  header: {},
  heading: { text: {} },
  text: { text: {} },
  button: { label: {}, link: '{{policy.link}}' },
  picture: { fileId: '', alt: {} },
  facts: { rows: [{ id: 'row-1', label: {}, value: { en_us: '{{policy.number}}' } }], columns: 2, hidesEmpty: true },
  each: { over: 'insured', title: {}, text: { en_us: '{{insured.name}}' }, aside: {} },
  divider: {},
  note: { text: {} },
  table: {
    ...{ over: 'covers', title: {}, sum: { label: {}, value: {} } },
    columns: [
      { id: 'column-1', title: {}, value: { en_us: '{{cover.title}}' }, align: 'left' },
      { id: 'column-2', title: {}, value: { en_us: '{{cover.limit}}' }, align: 'right' },
    ],
  },
  qr: { holds: '{{policy.link}}', caption: {} },
  space: { millimetres: 10 },
  pageBreak: {},
  signature: { name: {}, role: {} },
  field: {
    ...{ shows: 'text', page: 1, x: 20, y: 20, width: 80, height: 8, text: {}, size: 12 },
    ...{ isBold: false, align: 'left', colour: PAPER_INK, fileId: '' },
  },
  hero: { title: {}, text: {}, label: {}, link: '{{product.link}}', fileId: '', alt: {} },
  cards: { title: {}, cards: [1, 2, 3].map((at) => ({ id: `card-${at}`, title: {}, text: {} })) },
  covers: { title: {}, text: {} },
  prices: { title: {}, text: {}, label: {} },
  questions: { title: {}, rows: [{ id: 'question-1', label: {}, value: {} }] },
  testimonial: { text: {}, name: {}, role: {} },
  action: { title: {}, text: {}, label: {}, link: '{{product.link}}' },
  footer: { text: {} },
}

const newId = (kind: BlockKind) => `${kind}-${crypto.randomUUID()}`

export const newBlock = (kind: BlockKind): Block => ({ id: newId(kind), when: '', kind, ...starting[kind] }) as Block

export const copyOf = (block: Block): Block => ({ ...block, id: newId(block.kind) })
