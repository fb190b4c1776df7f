import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentIn } from '../../design/forms'
import { parseDay } from '../../kernel'
import {
  afterQuiet,
  type Automation,
  automationProblems,
  dueAt,
  eventsOf,
  fillText,
  isClockTrigger,
  isMarketing,
  isQuiet,
  morningOf,
  overtakenBy,
  quietHoursOf,
  subjectOfTrigger,
  triggerKinds,
  triggersOf,
} from '.'

const night = (timeZone: string) => ({ from: '22:00', until: '08:00', timeZone })

describe('when something is due', () => {
  test.each([
    ['in the day it is due after its delay', '2026-03-01T03:00:00Z', 1, '2026-03-01T04:00:00.000Z'],
    ['without a delay it is due at once', '2026-03-01T03:07:31Z', 0, '2026-03-01T03:07:31.000Z'],
    ['in the evening it waits until the morning', '2026-03-01T14:30:00Z', 0, '2026-03-02T00:00:00.000Z'],
    ['after midnight it waits until the same morning', '2026-03-01T17:20:00Z', 0, '2026-03-02T00:00:00.000Z'],
    ['two days later at the same hour', '2026-03-01T03:00:00Z', 48, '2026-03-03T03:00:00.000Z'],
    ['quiet hours begin with their first minute', '2026-03-01T13:00:00Z', 1, '2026-03-02T00:00:00.000Z'],
    ['and end with their last', '2026-03-01T23:00:00Z', 1, '2026-03-02T00:00:00.000Z'],
  ])('%s', (_says, happened, hours, due) => {
    expect(dueAt(new Date(happened), hours, night('Asia/Hong_Kong')).toISOString()).toBe(due)
  })

  test.each([
    ['the hour that London leaves out in March', '2026-03-28T23:30:00Z', '2026-03-29T07:00:00.000Z'],
    ['the hour that London has twice in October', '2026-10-24T22:30:00Z', '2026-10-25T08:00:00.000Z'],
  ])('quiet hours end at eight on the wall in a night with %s', (_says, at, ends) => {
    expect(afterQuiet(new Date(at), night('Europe/London')).toISOString()).toBe(ends)
  })

  test('quiet hours that end inside the hour that is left out end when the clocks go on', () => {
    const quiet = { from: '23:00', until: '01:30', timeZone: 'Europe/London' }
    expect(afterQuiet(new Date('2026-03-29T00:10:00Z'), quiet).toISOString()).toBe('2026-03-29T01:00:00.000Z')
  })

  test('whatever the zone and the hours, what is due is never quiet, never early and at most a day late', () => {
    const time = fc
      .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45'))
      .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)
    const zone = fc.constantFrom('Asia/Hong_Kong', 'Europe/London', 'America/New_York', 'Asia/Kathmandu', 'UTC')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        time,
        time,
        zone,
        (at, from, until, timeZone) => {
          const quiet = quietHoursOf({ quietFrom: from, quietUntil: until, timeZone })
          const due = afterQuiet(at, quiet)
          expect(isQuiet(due, quiet)).toBe(false)
          expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime())
          expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        },
      ),
    )
  })

  test('no quiet hours are said by an end that is missing, or by two that are the same', () => {
    expect(quietHoursOf({ quietFrom: '', quietUntil: '08:00', timeZone: 'UTC' })).toBeNull()
    expect(quietHoursOf({ quietFrom: '08:00', quietUntil: '08:00', timeZone: 'UTC' })).toBeNull()
  })

  test('what a day brings about happens at nine on the wall of the company', () => {
    const morning = morningOf(parseDay('2026-07-01')!, 'Europe/London')
    expect(momentIn(morning, 'Europe/London').minuteOfDay).toBe(9 * 60)
    expect(morning.toISOString()).toBe('2026-07-01T08:00:00.000Z')
  })
})

describe('what an automation follows', () => {
  test.each([
    ['quote.priced', undefined, ['quoteSaved']],
    ['quote.referred', undefined, ['quoteReferred']],
    ['quote.declined', undefined, ['quoteDeclined']],
    ['order.paid', undefined, ['paid']],
    ['policy.issued', undefined, ['policyIssued']],
    ['policy.cancelled', undefined, ['policyCancelled']],
    ['case.decided', 'accepted', ['caseDecided', 'quoteAccepted']],
    ['case.decided', 'declined', ['caseDecided', 'quoteDeclined']],
    ['case.decided', 'asked', ['caseDecided']],
    ['member.joined', undefined, []],
  ] as const)('%s %s is %j', (name, decision, triggers) => {
    expect(triggersOf({ name, decision })).toEqual(triggers)
  })

  test.each(triggerKinds)('%s can happen: by an event or by the clock, never by both', (kind) => {
    expect(eventsOf(kind).length > 0).toBe(!isClockTrigger(kind))
  })

  test('only what is written to win somebody has a way to stop it', () => {
    expect(triggerKinds.filter(isMarketing)).toEqual(['quoteSaved', 'quoteLeft', 'birthday'])
  })
})

describe('what happened meanwhile', () => {
  const quote = (state: 'open' | 'priced' | 'referred' | 'declined' | 'offered' | 'bought', cameBack = false) =>
    ({ of: 'quote', state, cameBack }) as const
  test.each([
    ['quoteLeft', quote('priced'), null],
    ['quoteLeft', quote('bought'), 'bought'],
    ['quoteLeft', quote('priced', true), 'movedOn'],
    ['quoteSaved', quote('open'), 'movedOn'],
    ['quoteReferred', quote('offered'), 'movedOn'],
    ['quoteAccepted', quote('offered'), null],
    ['quoteAccepted', quote('bought'), 'bought'],
    ['quoteDeclined', quote('declined'), null],
    ['caseDecided', quote('open'), null],
    ['policyIssued', { of: 'policy', isCancelled: true }, 'cancelled'],
    ['policyIssued', { of: 'policy', isCancelled: false }, null],
    ['policyCancelled', { of: 'policy', isCancelled: true }, null],
    ['birthday', { of: 'policy', isCancelled: true }, 'cancelled'],
  ] as const)('%s of %j: %s', (trigger, standing, reason) => {
    expect(overtakenBy(trigger, standing)).toBe(reason)
  })
})

describe('what keeps an automation from being saved', () => {
  const answers = { names: [{ name: 'leaving', type: { kind: 'date' as const } }] }
  const id = 'a'
  const sms = (en_us: string): Automation['actions'] => [{ id, kind: 'sms', texts: { en_us } }]
  const about = (more: Partial<Automation>) =>
    automationProblems(
      { trigger: { kind: 'policyIssued' }, condition: '', delayHours: 0, actions: sms('Hello'), ...more },
      answers,
    ).map(({ code, field }) => [code, field])
  test.each([
    ['nothing', {}, []],
    ['a condition that holds for a policy', { condition: 'policy.premium > 100' }, []],
    ['a text without words', { actions: sms('  ') }, [['automations.nothingSaid', 'actions.0.texts']]],
    ['an open brace', { actions: sms('Hi {{holder.name') }, [['templates.bracesOpen', 'actions.0.texts']]],
    ['an unknown name', { actions: sms('{{holder.age}}') }, [['templates.unknownVariable', 'actions.0.texts']]],
    ['a value of a quote', { actions: sms('{{quote.premium}}') }, [['templates.notThere', 'actions.0.texts']]],
    [
      'a date that nobody is asked for',
      { trigger: { kind: 'dateReached' as const, dataName: 'back', days: 1 } },
      [['automations.dateUnknown', 'dataName']],
    ],
    ['a date that buyers name', { trigger: { kind: 'dateReached' as const, dataName: 'leaving', days: -3 } }, []],
  ])('%s', (_what, more, problems) => expect(about(more as Partial<Automation>)).toEqual(problems))

  test('a condition that cannot be read is told at its field', () => {
    expect(about({ condition: 'policy.premium >' })[0]?.[1]).toBe('condition')
  })
})

test('a short text is filled in the reader’s way, and what is not there is named', () => {
  const way = { day: (day: string) => `<${day}>`, money: () => 'HK$1', number: String, yesNo: String }
  const values = { values: { 'holder.name': 'An Lee', 'policy.endDate': '2026-04-17' }, lists: {}, answers: {} }
  expect(fillText('{{holder.name}}: {{policy.endDate}}', values, { names: [] }, way)).toEqual({
    text: 'An Lee: <2026-04-17>',
    missing: [],
  })
  expect(fillText('{{policy.refund}}', values, { names: [] }, way).missing).toEqual(['policy.refund'])
})

test('every trigger is about a quote or a policy', () => {
  expect(triggerKinds.filter((kind) => subjectOfTrigger(kind) === 'quote')).toHaveLength(6)
})
