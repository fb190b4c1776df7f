/** Each label once: one merged downwards is there in every row. A unit in brackets belongs to what stands over it. */
export const joined = (labels: readonly string[]) =>
  labels
    .filter((label, place) => label !== '' && labels.indexOf(label) === place)
    .reduce((name, label) => (name === '' ? label : UNIT.test(label) ? `${name} ${label}` : `${name} / ${label}`), '')

const UNIT = /^[([（].{1,20}[)\]）]$/

const MONTH =
  /^(?:jan(?:uary|uari)?|feb(?:ruary|ruari)?|mar(?:ch|et)?|apr(?:il)?|may|mei|june?|juni|july?|juli|aug(?:ust|ustus)?|agu(?:stus)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|des(?:ember)?|\d{1,2}月|[一二三四五六七八九十]{1,2}月)\.?(?:[\s'-]+\d{2,4})?$/i

/** 'Jan', 'March 26', '十二月': a heading that is a month. */
export const isMonth = (label: string): boolean => MONTH.test(label)

/** The label of a column in a row of its header; in its last where none is said. */
export const labelIn = ({ labels }: { readonly labels: readonly string[] }, row?: number): string =>
  (row === undefined ? labels.at(-1) : labels[row]) ?? ''
