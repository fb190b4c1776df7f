/** What can be written in a formula, each with an example that works as it stands. */
export const formulaExamples = {
  amounts: ['sumInsured * 0.0125', 'max(sumInsured * 0.01, 1200)', 'min(seats * 350, 1500)'],
  rounding: ['round(sumInsured / 7, 2)', 'floor(sumInsured / 1000)', 'ceil(seats / 2)', 'abs(-12.5)'],
  choices: ["region == 'north' ? 1.1 : 0.95", 'isNew && seats > 4 ? 1.2 : 1', "region != 'south' || isNew"],
  days: [
    'age(born, startDate)',
    'daysBetween(today, startDate)',
    'monthsBetween(born, startDate)',
    'addYears(startDate, 1)',
    'month(startDate) >= 7 && month(startDate) <= 9',
    'weekday(startDate)',
  ],
  groups: [
    'size(drivers)',
    'drivers.sum(d, d.points)',
    'drivers.max(d, d.points)',
    'drivers.exists(d, age(d.born, startDate) < 25)',
    'drivers.count(d, d.points > 0)',
    'drivers.average(d, age(d.born, startDate))',
  ],
  texts: ["lower('North') == region", "string(seats) + ' seats'"],
} as const

export type ExampleKind = keyof typeof formulaExamples
export const exampleKinds = Object.keys(formulaExamples) as ExampleKind[]
