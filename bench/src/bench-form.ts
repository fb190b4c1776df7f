const PER_PAGE = 5

export type FormPage = ReturnType<typeof formPages>[number]

/** Pages of five questions, each of which is shown by the answer to the one before it. */
export const formPages = (count: number) =>
  Array.from({ length: count / PER_PAGE }, (_, at) => ({
    id: `page${at}`,
    title: { en_us: `Page ${at}` },
    questions: Array.from({ length: PER_PAGE }, (__, place) => {
      const id = `bench${at}n${place}q`
      return {
        ...{ kind: 'text', id, dataName: id, title: { en_us: `Question ${id}` }, isRequired: true },
        ...{ help: { en_us: 'As it is in your passport' }, format: 'any', maxLength: 100 },
        before: place > 0 ? `bench${at}n${place - 1}q` : null,
      }
    }),
  }))

/** As our editor puts it onto the clipboard. */
export const clipboardOf = (pages: readonly FormPage[]) =>
  JSON.stringify({
    coverwright: 'form',
    pages: pages.map((page) => ({
      ...page,
      questions: page.questions.map(({ before, ...question }) => ({
        ...question,
        ...(before ? { showIf: `${before} != "x"` } : {}),
      })),
    })),
    questions: [],
  })
