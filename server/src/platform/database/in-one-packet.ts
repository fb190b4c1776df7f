type Answers<Asked extends readonly unknown[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

/**
 * Statements of one transaction that leave together, in their order, because none needs the answer of the one before. All are
 * waited for; where one fails the ones after it fail of that, so the first is told.
 */
export async function inOnePacket<const Asked extends readonly PromiseLike<unknown>[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const answered = await Promise.allSettled(asked)
  for (const each of answered) if (each.status === 'rejected') throw each.reason
  return answered.map((each) => (each as PromiseFulfilledResult<unknown>).value) as Answers<Asked>
}
