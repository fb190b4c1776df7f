/**
 * What to put into fields whose rule JSON Schema cannot say, by the end of their name. A schema that says it itself with
 * `.meta({ examples })` needs no line here.
 */
const examples: readonly [RegExp, readonly string[]][] = [
  [/email$|replyTo$/i, ['person1@somewhere.example', 'person2@somewhere.example']],
  [/countryCode$/i, ['+852', '+44']],
  [/code$/i, ['123456', '000000']],
  [/currency$/i, ['HKD', 'GBP']],
  [/timeZone$/i, ['Asia/Hong_Kong', 'Europe/London']],
  [/url$/i, ['https://somewhere.example/', 'https://elsewhere.example/a']],
]

export const examplesFor = (name: string): readonly string[] | undefined =>
  examples.find(([pattern]) => pattern.test(name))?.[1]
