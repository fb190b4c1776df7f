import { printDay } from '@coverwright/rules/kernel'
import type { MadeUpCustomer } from '@coverwright/rules/rating/rating'
import type { Expected } from '@coverwright/rules/rating/product-tests'
import { useTexts } from '@coverwright/ui/locales'
import { productDay } from '../../platform/day'
import { useToast } from '../../platform/toast'
import { type OpenedProduct, usePlanTitle } from '../../design/products'
import { useCreateTest } from './use-product-tests'

/** Whoever has no price must get one: such a test fails until what stopped it is mended. */
export const SOME_PRICE: Expected = { decision: 'accept', yearly: 'some' }

/** Keeps a customer of the book as a test; unless told what must come out, what the product says today. */
export function useKeepCustomer({ product, body }: OpenedProduct) {
  const t = useTexts('product-tests')
  const withToast = useToast()
  const { mutateAsync, isPending } = useCreateTest()
  const planTitle = usePlanTitle(body)
  const keep = (person: MadeUpCustomer, place: number, expected?: Expected) =>
    withToast(
      () =>
        mutateAsync({
          productId: product.id,
          title: t('movers.testTitle', { plan: planTitle(person.plan), number: place + 1 }),
          origin: 'book',
          ...(expected && { expected }),
          customer: {
            answers: person.answers,
            plan: person.plan,
            addOns: [...person.addOns],
            startDate: printDay(person.startDate),
            today: printDay(productDay(body.body)),
            discounts: [],
          } as never,
        }),
      { text: t(expected ? 'unpriced.kept' : 'movers.kept') },
    )
  return { keep, isPending }
}
