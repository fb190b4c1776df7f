export { type Health, type HealthFigure, healthFigures, type Trouble, troubles, troublesOf } from './health'
export { type FigureStep, onSteps, type Steps, stepsOf, trendOf } from './steps'
export { changeOf, type FigureRange, figureRanges, type Window, type Windows, windowsOf } from './windows'
