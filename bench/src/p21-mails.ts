import { bodyOf, findSystemMail, sampleValues } from '@coverwright/rules/design/templates'
import { timesIn } from '../../server/src/company/settings/letter-times'
import { prepareMail } from '../../server/src/design/templates'
import { wayIn } from '../../server/src/design/templates/way-of-writing'
import type { BaseCtx } from '../../server/src/platform/operations'
import { carriersOf } from '../../server/src/platform/outbox'
import { startSmtpSink } from '../../server/src/platform/outbox/smtp-sink.builder'
import { type Figure, interleave } from './measure'

/** The house's own sender: its mail server signs. */
const SENDER = 'Cover <cover@insurer.example>'
const ctx = { config: { mailFrom: SENDER } } as BaseCtx

const MAILS = Number(process.env.BENCH_MAILS ?? 10_000)
const ROUNDS = 4
const AT_ONCE = 8
const GOAL = 0.8

const way = wayIn('en_us', timesIn('en_us', { timeZone: 'Asia/Hong_Kong', dateForm: 'language' }), 'symbol')

/** P21: each mail filled with its own values and handed to a mail server, against a loop that hands over one ready mail. */
export async function measureMails(): Promise<Figure> {
  const sink = await startSmtpSink()
  const carrier = carriersOf({ smtpUrl: sink.url } as BaseCtx['config']).email
  const body = bodyOf(findSystemMail('policyIssued')!)
  const fill = await prepareMail(body, 'en_us', { colour: '#0B6E75', logo: null })
  const sample = sampleValues()
  const ways = { way, today: 20_700, pictureAt: () => '' }
  const render = (place: number) =>
    fill(
      { ...sample, values: { ...sample.values, 'policy.number': `TRV-${place}`, 'holder.name': `Holder ${place}` } },
      ways,
    )
  const ready = render(0)
  if (ready.problems.length > 0) throw new Error(JSON.stringify(ready.problems))
  const send = ({ subject, html, text }: typeof ready, place: number) =>
    carrier.carry(ctx, {
      ...{
        id: `mail-${place}`,
        kind: 'email',
        sender: SENDER,
        recipient: 'holder@mail.example',
      },
      ...{ replyTo: '', subject, html, text, attachments: [], unsubscribe: '' },
    })
  const rate = (mailAt: (place: number) => typeof ready) => async () => {
    const count = Math.ceil(MAILS / ROUNDS)
    const started = performance.now()
    let next = 0
    const line = async () => {
      while (next < count) {
        const place = next++
        await send(mailAt(place), place)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, line))
    return count / ((performance.now() - started) / 1000)
  }
  try {
    const { ours, peer } = await interleave(
      ROUNDS,
      rate(render),
      rate(() => ready),
    )
    const ratio = ours / peer
    const name = `P21 ${MAILS} mails filled and handed to a mail server`
    const said = (value: number) => `${Math.round(value)}/s`
    return { name, ours: said(ours), peer: said(peer), ratio, goal: `at least ${GOAL}`, holds: ratio >= GOAL }
  } finally {
    await sink.close()
  }
}
