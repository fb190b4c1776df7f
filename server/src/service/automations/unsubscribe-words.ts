import type { Language } from '@coverwright/rules/languages'

type Words = {
  /** At the end of a mail, before the link. */
  readonly stop: string
  readonly label: string
  readonly title: string
  readonly about: string
  readonly button: string
  readonly done: string
  readonly doneAbout: string
}

const english: Words = {
  stop: 'You get this message because you asked us for a quote or hold a policy with us.',
  label: 'Unsubscribe',
  title: 'Stop these messages?',
  about:
    'You will get no more offers, reminders and greetings from us. What you need to know about your policy still reaches you.',
  button: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneAbout: 'You will get no more offers, reminders and greetings from us.',
}

const traditional: Words = {
  stop: '您曾向我們索取報價或持有我們的保單，因此收到此訊息。',
  label: '取消訂閱',
  title: '停止接收此類訊息？',
  about: '您將不再收到我們的優惠、提醒及祝賀。與您保單有關的重要通知仍會發送給您。',
  button: '取消訂閱',
  done: '已取消訂閱',
  doneAbout: '您將不再收到我們的優惠、提醒及祝賀。',
}

const simplified: Words = {
  stop: '您曾向我们索取报价或持有我们的保单，因此收到此消息。',
  label: '取消订阅',
  title: '停止接收此类消息？',
  about: '您将不再收到我们的优惠、提醒及祝贺。与您保单有关的重要通知仍会发送给您。',
  button: '取消订阅',
  done: '已取消订阅',
  doneAbout: '您将不再收到我们的优惠、提醒及祝贺。',
}

export const unsubscribeWords: Readonly<Record<Language, Words>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: traditional,
  zh_cn: simplified,
}
