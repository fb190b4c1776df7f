import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { Play } from 'lucide-react'
import { takeField } from './connector-edits'
import { Labelled } from './labelled'
import { RunResult } from './run-panel'
import type { ConnectorDrafting } from './use-connector-draft'

/** Asks now, with what is typed here, and shows the answer; pressing a value of it maps it. */
export function TryCard({ drafting, mayRun }: { drafting: ConnectorDrafting; mayRun: boolean }) {
  const t = useTexts('connectors')
  const { draft, run, values } = drafting
  const taken = draft.fields.map(({ pointer }) => pointer)
  const take = (pointer: string, sample: string) => drafting.set((now) => takeField(now, pointer, sample))
  return (
    <Card title={t('try.title')}>
      <div className="connector-form">
        {!mayRun && <p className="connector-hint">{t('try.mayNot')}</p>}
        {draft.inputs.map(({ name, kind }, at) => (
          <Labelled key={at} label={name || t('column.name')} hint={t(`fieldKind.${kind}`)}>
            {(id) => (
              <Input
                id={id}
                value={values[name] ?? ''}
                disabled={!mayRun}
                onChange={(event) => drafting.setValue(name, event.target.value)}
              />
            )}
          </Labelled>
        ))}
        {mayRun && (
          <Button type="primary" icon={<Play />} loading={drafting.isAsking} onClick={drafting.ask}>
            {t('try.run')}
          </Button>
        )}
        {run ? (
          <>
            <RunResult run={run} taken={taken} {...(mayRun ? { onTake: take } : {})} />
            {run.answer !== '' && mayRun && <p className="connector-hint">{t('try.press')}</p>}
          </>
        ) : (
          <p className="connector-hint">{t('try.about')}</p>
        )}
      </div>
    </Card>
  )
}
