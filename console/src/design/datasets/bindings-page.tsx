import type { BindingView } from '@coverwright/contract/design/datasets'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ListSkeleton, Loaded } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { ProductFrame, settingsOf } from '../products'
import { useBinding } from './use-binding'
import { type BindingsView, useBindings } from './use-datasets'
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
  return (
    <Loaded asked={useBindings(productId)} words={useErrorWords()} waiting={<ListSkeleton />}>
      {(view) => <Groups view={view} productId={productId} mayEdit={mayEdit} />}
    </Loaded>
  )
}

type GroupsProps = { view: BindingsView; productId: string; mayEdit: boolean }

function Groups({ view, productId, mayEdit }: GroupsProps) {
  const t = useTexts('datasets')
  const bind = useBinding(productId, view.revision)
  return (
    <div className="dataset-groups">
      {groups.map(({ key, kinds }) => {
        const rows = view.bindings.filter(({ target }) => (kinds as readonly string[]).includes(target.kind))
        return (
          <Card key={key} title={t(`bindings.${key}`)} beside={rows.length}>
            {rows.length === 0 && <p className="dataset-none">{t(`bindings.no.${key}`)}</p>}
            <ul className="dataset-bindings">
              {rows.map((row) => (
                <BindingRow
                  key={JSON.stringify(row.target)}
                  {...{ productId, mayEdit, row, bind, names: view.names }}
                />
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}

type RowProps = Omit<GroupsProps, 'view'> & {
  row: BindingView
  names: string[]
  bind: ReturnType<typeof useBinding>
}

function BindingRow({ productId, mayEdit, row, names, bind }: RowProps) {
  const t = useTexts('datasets')
  const words = useErrorWords()
  const [isSaving, setSaving] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<unknown>()
  const { target, title, part, bound, isKnown } = row
  const save = async (name: string) => {
    setRefused(undefined)
    if (name === bound) return setTyped(undefined)
    setSaving(true)
    try {
      await bind(target, name)
      toast({ text: t('bindings.saved', { title, name }) })
      setTyped(undefined)
    } catch (error) {
      setTyped(name)
      setRefused(error)
    } finally {
      setSaving(false)
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
        disabled={!mayEdit || isSaving}
        status={isKnown && !refused ? undefined : 'error'}
        options={options}
        value={typed ?? bound}
        onChange={setTyped}
        onSelect={(value: string) => void save(value)}
        onBlur={() => typed !== undefined && !isSaving && void save(typed.trim())}
      />
      {!isKnown && !refused && <span className="dataset-error">{t('bindings.unknown')}</span>}
      {refused !== undefined && (
        <span className="dataset-error" role="alert">
          {words(refused)}{' '}
          {refused instanceof RefusedCall && refused.code === 'datasets.inUse' && (
            <Link className="cw-link" href={`${settingsOf(productId, '/bodyDataSet')}&search=${bound}`}>
              {t('bindings.usedWhere')}
            </Link>
          )}
        </span>
      )}
    </li>
  )
}
