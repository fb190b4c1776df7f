import { MAX_INVITATIONS_AT_ONCE } from '@coverwright/rules/company/members'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import { TextFileButton } from '@coverwright/ui/text-file-button'
import { Input } from 'antd'
import { Download } from 'lucide-react'
import { downloadText } from '../../platform/download'
import { BatchRows } from './batch-rows'
import { Seats } from './seats'
import { useBatch } from './use-batch'
import { useSomeMembers } from './use-members'
import './members.css'
import './batch.css'

const TEMPLATE = 'email,first name,last name,title,role\nname@company.example,,,,Standard\n'

/** Many invitations at once: a file or a pasted list, every row checked before anything is sent. */
export function BatchInvitePage() {
  const t = useTexts('members')
  const batch = useBatch()
  const seats = useSomeMembers().data?.seats
  return (
    <>
      <PageHeader title={t('batch.title')} purpose={t('batch.purpose')} others={<Seats seats={seats} />} />
      <section className="cw-card batch-list">
        <Field
          label={t('batch.list')}
          help={t('batch.help', { limit: MAX_INVITATIONS_AT_ONCE })}
          error={batch.error}
          beside={
            <>
              <Button
                size="small"
                icon={<Download size={14} />}
                onClick={() => downloadText('invitations.csv', TEMPLATE, 'text/csv;charset=utf-8')}
              >
                {t('batch.template')}
              </Button>
              <TextFileButton label={t('batch.file')} onText={batch.change} />
            </>
          }
        >
          {(control) => (
            <Input.TextArea
              {...control}
              rows={8}
              spellCheck={false}
              className="cw-mono"
              value={batch.text}
              onChange={(event) => batch.change(event.target.value)}
              placeholder={t('batch.placeholder')}
            />
          )}
        </Field>
        <div className="batch-foot">
          <Button type={batch.results ? 'default' : 'primary'} loading={batch.isChecking} onClick={batch.check}>
            {t('batch.check', { count: batch.rows.length })}
          </Button>
        </div>
      </section>
      {batch.results && <BatchRows batch={batch} results={batch.results} />}
    </>
  )
}
