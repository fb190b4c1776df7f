import { automationOperations as operations, type AutomationView } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useLocation } from '@tanstack/react-router'
import { Play, Power, Zap } from 'lucide-react'
import { useTellPlace } from '../../platform/place'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { AutomationEditor } from './automation-editor'
import { DryRunCard } from './dry-run-card'
import { HistoryCard } from './history-card'
import { automationAt } from './places'
import { useAct } from './use-act'
import './automations.css'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One automation, `?automation=…`: what it does, what it would have done, and what it did. */
export function AutomationPage() {
  const t = useTexts('automations')
  const words = useErrorWords()
  const { automation: id = '' } = useLocation().search as { automation?: string }
  const isId = ID.test(id)
  const asked = useOperation(operations.get, { id }, { enabled: isId })
  if (!isId)
    return (
      <EmptyState
        picture={<Zap size={24} />}
        title={t('edit.gone')}
        about={t('edit.goneAbout')}
        action={{ label: t('edit.all'), href: '/automated-notifications' }}
      />
    )
  return (
    <Loaded asked={asked} words={words}>
      {(automation) => <Automation key={automation.id} automation={automation} />}
    </Loaded>
  )
}

function Automation({ automation }: { automation: AutomationView }) {
  const t = useTexts('automations')
  const formats = useFormats()
  const words = useErrorWords()
  const act = useAct()
  const { id, name, productId, productName, isOn, onSince, may } = automation
  useTellPlace({ label: name, href: automationAt(id) })
  const since = onSince ? t('edit.onSince', { date: formats.date(onSince) }) : t('edit.isOff')
  return (
    <>
      <PageHeader
        title={name}
        purpose={`${productName}. ${t(automation.isMarketing ? 'edit.marketing' : 'edit.service')}`}
        beside={<StateTag tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'states.on' : 'states.off')}</StateTag>}
        others={
          <>
            <span className="automation-since">{since}</span>
            {may.includes('switchOn') && (
              <Button type="primary" icon={<Play />} onClick={() => void act('switchOn', automation)}>
                {t('acts.switchOn')}
              </Button>
            )}
            {may.includes('switchOff') && (
              <Button icon={<Power />} onClick={() => void act('switchOff', automation)}>
                {t('acts.switchOff')}
              </Button>
            )}
          </>
        }
      />
      <div className="automation">
        <Loaded asked={useOperation(operations.getChoices, { productId })} words={words}>
          {(choices) =>
            choices && <AutomationEditor kept={automation} choices={choices} mayWrite={may.includes('edit')} />
          }
        </Loaded>
        <div className="automation-side">
          <DryRunCard automationId={id} revision={automation.revision} />
          <HistoryCard automationId={id} counts={automation.counts} />
        </div>
      </div>
    </>
  )
}
