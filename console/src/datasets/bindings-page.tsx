import type { BindingView } from '@coverwright/contract/datasets'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { ProductFrame, settingsOf } from '../products'
import { useBind, useBindings } from './use-datasets'
import './datasets.css'

const groups = [
  { key: 'questions', kinds: ['question'] },
  { key: 'tables', kinds: ['column', 'rule'] },
  { key: 'connectors', kinds: ['input', 'output'] },
] as const

/** Which data name stands behind each question, each column of a table and each connector. */
export function BindingsPage() {
  const t = useTexts('datasets')
  return (
    <ProductFrame head={{ title: t('bindings.title'), purpose: t('bindings.purpose') }}>
      {({ product, mayEdit }) => <Bindings key={product.id} productId={product.id} mayEdit={mayEdit} />}
    </ProductFrame>
  )
}

function Bindings({ productId, mayEdit }: { productId: string; mayEdit: boolean }) {
  const t = useTexts('datasets')
  const words = useErrorWords()
  const { data, error, refetch } = useBindings(productId)
  if (!data)
    return (
      <div className="cw-card">
        {error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />}
      </div>
    )
  return (
    <div className="dataset-groups">
      {groups.map(({ key, kinds }) => {
        const rows = data.bindings.filter(({ target }) => (kinds as readonly string[]).includes(target.kind))
        return (
          <Card key={key} title={t(`bindings.${key}`)} beside={rows.length}>
            {rows.length === 0 && <p className="dataset-none">{t(`bindings.no.${key}`)}</p>}
            <ul className="dataset-bindings">
              {rows.map((row) => (
                <BindingRow
                  key={JSON.stringify(row.target)}
                  {...{ productId, mayEdit, row, names: data.names, revision: data.revision }}
                />
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}

type RowProps = { productId: string; revision: number; mayEdit: boolean; row: BindingView; names: string[] }

function BindingRow({ productId, revision, mayEdit, row, names }: RowProps) {
  const t = useTexts('datasets')
  const words = useErrorWords()
  const bind = useBind()
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<unknown>()
  const { target, title, part, bound, isKnown } = row
  const save = async (name: string) => {
    setRefused(undefined)
    if (name === bound) return setTyped(undefined)
    try {
      await bind.mutateAsync({ productId, baseRevision: revision, target, name })
      toast({ text: t('bindings.saved', { title, name }) })
      setTyped(undefined)
    } catch (error) {
      setTyped(name)
      setRefused(error)
    }
  }
  const options = target.kind === 'question' ? [] : names.map((value) => ({ value }))
  return (
    <li>
      <span className="dataset-binding-words">
        <b>{title}</b>
        <span className="dataset-quiet">{part}</span>
      </span>
      <AutoComplete
        className="dataset-binding-name"
        aria-label={t('bindings.nameOf', { title, part })}
        disabled={!mayEdit || bind.isPending}
        status={isKnown && !refused ? undefined : 'error'}
        options={options}
        value={typed ?? bound}
        onChange={setTyped}
        onSelect={(value: string) => void save(value)}
        onBlur={() => typed !== undefined && void save(typed.trim())}
      />
      {!isKnown && !refused && <span className="dataset-error">{t('bindings.unknown')}</span>}
      {refused !== undefined && (
        <span className="dataset-error" role="alert">
          {words(refused)}{' '}
          {refused instanceof RefusedCall && refused.code === 'dataset.inUse' && (
            <Link className="cw-link" href={`${settingsOf(productId, '/bodyDataSet')}&search=${bound}`}>
              {t('bindings.usedWhere')}
            </Link>
          )}
        </span>
      )}
    </li>
  )
}
