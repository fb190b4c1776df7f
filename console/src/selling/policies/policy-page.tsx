import type { PolicyView } from '@coverwright/contract/selling/policies'
import { useTexts } from '@coverwright/ui/locales'
import { LoadedThing } from '@coverwright/ui/thing'
import { ShieldX } from 'lucide-react'
import { whyNot } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { PolicyThing } from './policy-thing'
import { usePolicy } from './use-policies'
import './policies.css'

export function PolicyPage({ policyId }: { policyId: string }) {
  const t = useTexts('policies')
  const words = useErrorWords()
  return (
    <LoadedThing<PolicyView>
      asked={usePolicy(policyId)}
      why={whyNot}
      words={words}
      home="/home"
      gone={{
        picture: <ShieldX size={24} />,
        title: t('page.gone'),
        about: t('page.goneAbout'),
        action: { label: t('page.all'), href: '/policy-engine' },
      }}
    >
      {(policy) => <PolicyThing key={policy.id} policy={policy} />}
    </LoadedThing>
  )
}
