import type { ProductGroupsView, ProductGroupView } from '@coverwright/contract/design/products'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { FolderX, Pencil, X } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { GroupPeople } from './group-people'
import { ProductPicture } from './product-picture'
import { useGroupWrites } from './use-groups'
import { settingsOf } from './use-product'

type Props = { group: ProductGroupView; view: ProductGroupsView; onRename: () => void }

export function GroupCard({ group, view, onRename }: Props) {
  const t = useTexts('products')
  const withToast = useToast()
  const { remove } = useGroupWrites()
  const mayManage = view.may.includes('manage')
  const about = { name: group.name }
  const takeApart = async () => {
    const question = { about: 'act', title: t('groups.deleteFirst', about), verb: t('groups.delete') } as const
    if (await askFirst({ ...question, keeps: t('groups.deleteKeeps') }))
      await withToast(() => remove.mutateAsync({ groupId: group.id }), { text: t('groups.deleted', about) })
  }
  return (
    <section className="cw-card product-group" aria-label={group.name}>
      <header>
        <h2 className="cw-cut">{group.name}</h2>
        <span className="cw-num">{t('count', { count: group.products.length })}</span>
        {mayManage && (
          <>
            <Button type="text" icon={<Pencil />} aria-label={t('groups.renameOf', about)} onClick={onRename} />
            <Button
              type="text"
              icon={<FolderX />}
              aria-label={t('groups.deleteOf', about)}
              loading={remove.isPending}
              onClick={() => void takeApart()}
            />
          </>
        )}
      </header>
      <Products group={group} view={view} mayManage={mayManage} />
      <GroupPeople group={group} view={view} mayManage={mayManage} />
    </section>
  )
}

type PartProps = { group: ProductGroupView; view: ProductGroupsView; mayManage: boolean }

function Products({ group, view, mayManage }: PartProps) {
  const t = useTexts('products')
  const withToast = useToast()
  const { move } = useGroupWrites()
  const put = (productId: string, name: string, groupId: string | null) =>
    void withToast(() => move.mutateAsync({ productId, groupId }), {
      text: t(groupId ? 'groups.put' : 'groups.takenOut', { name, group: group.name }),
    })
  return (
    <>
      {group.products.length === 0 && <p className="product-note">{t('groups.noProducts')}</p>}
      <ul className="product-group-products" aria-label={t('groups.products')}>
        {group.products.map(({ id, name, insuranceType }) => (
          <li key={id}>
            <span className="product-thumb">
              <ProductPicture kind={insuranceType} />
            </span>
            <Link className="cw-link cw-cut" href={settingsOf(id)}>
              {name}
            </Link>
            {mayManage && (
              <Button
                type="text"
                icon={<X />}
                aria-label={t('groups.takeOut', { name })}
                onClick={() => put(id, name, null)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayManage && view.loose.length > 0 && (
        <Select
          aria-label={t('groups.addProduct', { name: group.name })}
          placeholder={t('groups.add')}
          showSearch={{ optionFilterProp: 'label' }}
          value={null}
          disabled={move.isPending}
          options={view.loose.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: string | null) => {
            const chosen = view.loose.find((each) => each.id === id)
            if (chosen) put(chosen.id, chosen.name, group.id)
          }}
        />
      )}
    </>
  )
}
