import type { ProductGroupView } from '@coverwright/contract/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { FolderPlus, Folders } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { GroupCard } from './group-card'
import { GroupNameDialog } from './group-name-dialog'
import { useGroups } from './use-groups'
import './people.css'
import './groups.css'

/** Products that are worked on together, and who was invited to all of them. */
export function GroupPage() {
  const t = useTexts('products')
  const asked = useGroups()
  const mayManage = asked.data?.may.includes('manage') ?? false
  const [naming, setNaming] = useState<{ group?: ProductGroupView }>()
  const create = { label: t('groups.create'), icon: <FolderPlus />, onSelect: () => setNaming({}) }
  return (
    <>
      <PageHeader title={t('groups.title')} purpose={t('groups.purpose')} {...(mayManage ? { action: create } : {})} />
      <Loaded asked={asked} words={useErrorWords()}>
        {(view) =>
          view.groups.length === 0 ? (
            <div className="cw-card">
              <EmptyState
                picture={<Folders size={24} />}
                title={t('groups.empty')}
                about={t('groups.emptyAbout')}
                {...(mayManage ? { action: create } : {})}
              />
            </div>
          ) : (
            <div className="product-groups">
              {view.groups.map((group) => (
                <GroupCard key={group.id} group={group} view={view} onRename={() => setNaming({ group })} />
              ))}
            </div>
          )
        }
      </Loaded>
      {naming && <GroupNameDialog group={naming.group} onClose={() => setNaming(undefined)} />}
    </>
  )
}
