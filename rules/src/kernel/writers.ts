/** Making one costs a thousand times what using it does; there are as many as languages, zones and forms. */
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

/** Writes moments in the way of a language; made once for each form. */
export const dateWriter = (tag: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, tag, form, () => new Intl.DateTimeFormat(tag, form))

/** Writes numbers in the way of a language; made once for each form. */
export const numberWriter = (tag: string, form: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, tag, form, () => new Intl.NumberFormat(tag, form))

function kept<Writer>(writers: Map<string, Writer>, tag: string, form: object, make: () => Writer): Writer {
  const key = `${tag} ${JSON.stringify(form)}`
  const known = writers.get(key)
  if (known) return known
  const made = make()
  writers.set(key, made)
  return made
}
