import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useFormats } from '@coverwright/ui/formats'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { settingsOf, useOpenedProduct } from '../../design/products'
import { nextWords } from './design-words'
import { useConnect, useDisconnect, useSomeDesigns } from './use-policy-numbers'

/** Arrived from a product's settings: which design it takes its numbers from. */
export function ConnectStrip({ productId }: { productId: string }) {
  const t = useTexts('policy-numbers')
  const formats = useFormats()
  const withToast = useToast()
  const [chosen, setChosen] = useState<string>()
  const [connect, disconnect] = [useConnect(), useDisconnect()]
  const product = useOpenedProduct(productId).data?.product
  const designs = useSomeDesigns(true).data?.rows ?? []
  if (!product) return null
  const now = designs.find(({ products }) => products.some(({ id }) => id === productId))
  const free = designs.filter((design) => design.may.includes('connect'))
  const { name } = product
  const connected = now?.products.find(({ id }) => id === productId)
  const isFrozen = now?.isFrozen === true && connected?.isPublished === true
  const mayDisconnect = connected?.may.includes('disconnect') === true
  return (
    <section className="cw-card numbers-strip" aria-label={t('strip.label', { name })}>
      <div className="numbers-strip-words">
        <Link className="cw-link" href={settingsOf(productId)}>
          {name}
        </Link>
        <p>{now ? t('strip.now', { title: now.title, next: nextWords(t, formats, now) }) : t('strip.none')}</p>
        {isFrozen && (
          <p className="numbers-frozen">
            <Lock size={14} />
            {t('strip.frozen')}
          </p>
        )}
      </div>
      {mayDisconnect && (
        <Button
          loading={disconnect.isPending}
          onClick={() =>
            void withToast(() => disconnect.mutateAsync({ id: now?.id ?? '', productId }), {
              text: t('disconnected', { name }),
            })
          }
        >
          {t('disconnect')}
        </Button>
      )}
      {!now && free.length > 0 && (
        <>
          <Select
            className="numbers-choose"
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('strip.choose')}
            placeholder={t('strip.choose')}
            value={chosen}
            onChange={setChosen}
            options={free.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button
            type="primary"
            disabled={!chosen}
            loading={connect.isPending}
            onClick={() =>
              void withToast(() => connect.mutateAsync({ id: chosen ?? '', productId }), {
                text: t('connected', { name }),
              })
            }
          >
            {t('connect')}
          </Button>
        </>
      )}
    </section>
  )
}
