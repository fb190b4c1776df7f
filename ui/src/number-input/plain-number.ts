const GROUPED = /^[+-]?[1-9]\d{0,2}([, '’])\d{3}(?:\1\d{3})*(?:\.\d*)?$/

/** What was typed as a plain decimal: groups go only where they are groups of three. The rest stays, and is no number then: not '1,5'. */
export function plainNumber(typed: string, mark: '.' | ','): string {
  const plain = typed.normalize('NFKC').trim().replace(/^[−–]/, '-')
  const pointed = mark === '.' ? plain : plain.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.'))
  return GROUPED.test(pointed) ? pointed.replace(/[, '’]/g, '') : pointed
}
