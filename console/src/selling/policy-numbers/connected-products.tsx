import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { settingsOf } from '../../design/products'
import { useConnect, useDisconnect, useSomeProducts } from './use-policy-numbers'
import { useSettled } from './use-settled'

/** The products that take their numbers here; more can be connected while numbers are left. */
export function ConnectedProducts({ view: { id, products, may } }: { view: DesignView }) {
  const t = useTexts('policy-numbers')
  const withToast = useToast()
  const [chosen, setChosen] = useState<string>()
  const [connect, disconnect] = [useConnect(), useDisconnect()]
  const mayConnect = may.includes('connect')
  const [search, setSearch] = useState('')
  const found = useSomeProducts(mayConnect, useSettled(search.trim()))
  const others = (found.data?.rows ?? []).filter(
    (product) => !products.some((connected) => connected.id === product.id),
  )
  const add = async () => {
    const name = others.find((product) => product.id === chosen)?.name ?? ''
    const isDone = await withToast(() => connect.mutateAsync({ id, productId: chosen ?? '' }), {
      text: t('connected', { name }),
    })
    if (isDone) setChosen(undefined)
  }
  return (
    <section className="numbers-products" aria-label={t('column.products')}>
      <h3>{t('column.products')}</h3>
      {products.length === 0 && <p className="numbers-quiet">{t('noProduct')}</p>}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Link className="cw-link cw-cut" href={settingsOf(product.id)}>
              {product.name}
            </Link>
            {product.may.includes('disconnect') && (
              <button
                type="button"
                className="cw-icon-button"
                aria-label={t('disconnectOf', { name: product.name })}
                onClick={() =>
                  void withToast(() => disconnect.mutateAsync({ id, productId: product.id }), {
                    text: t('disconnected', { name: product.name }),
                  })
                }
              >
                <X />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayConnect && (
        <div className="numbers-add">
          <Select
            className="numbers-choose"
            showSearch={{ filterOption: false, onSearch: setSearch }}
            aria-label={t('chooseProduct')}
            placeholder={t('chooseProduct')}
            value={chosen}
            onChange={setChosen}
            options={others.map((product) => ({ value: product.id, label: product.name }))}
            getPopupContainer={(trigger: HTMLElement) => trigger.closest('dialog') ?? document.body}
          />
          <Button disabled={!chosen} loading={connect.isPending} onClick={() => void add()}>
            {t('connect')}
          </Button>
        </div>
      )}
    </section>
  )
}
