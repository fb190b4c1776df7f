import { type FileRef, type Moment, readDecimal } from '@coverwright/rules/design/forms'
import { fillSentence, type Refusal } from '@coverwright/rules/kernel'
import { type Language, languageTags, textIn, type Texts } from '@coverwright/rules/languages'
import { createContext, useContext } from 'react'
import type { Words } from '../words'

/** How much of a file has arrived, from 0 to 1; or that it was looked through and is kept, or cannot be. */
export type SentFile = number | 'kept' | 'refused'

/** Where the files of a buyer go; a page that is drawn on the server has nowhere to put them. */
export type FileKeeper = {
  /** `question` is the path of its control: what may be sent follows from it. */
  keep(file: File, question: string): Promise<FileRef>
  /** An address to show the file at, or null when its bytes are gone. */
  show(file: FileRef): Promise<string | null>
  /** Tells how far a file is on its way, until it is called off; left out where nothing is sent. */
  watch?(file: FileRef, tell: (sent: SentFile) => void): () => void
  remove?(file: FileRef): void
}

/** What plans cost and add-ons add, by their values, in words; empty until it is known. */
export type Prices = {
  readonly plans: Readonly<Record<string, string>>
  readonly addOns: Readonly<Record<string, string>>
  /** Asked for and not told yet: their room is kept free, so that nothing moves when they come. */
  readonly areComing: boolean
}
export const NO_PRICES: Prices = { plans: {}, addOns: {}, areComing: false }

/** What every face can see of the journey it stands in. */
export type Stage = {
  readonly language: Language
  readonly words: Words
  readonly timeZone: string
  /** Null until the page runs in a browser: a prerendered page must not know what day it is. */
  readonly moment: Moment | null
  readonly files: FileKeeper | null
  readonly prices: Prices
}

const StageContext = createContext<Stage | null>(null)
export const StageProvider = StageContext.Provider

export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('A face is drawn inside a journey')
  return stage
}

export function useText(): (texts: Texts | undefined) => string {
  const { language } = useStage()
  return (texts) => textIn(texts, language)
}

/** A day as the reader's language writes it; it has no zone, so it is printed in none. */
export function sayDay(day: string, language: Language): string {
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(instant)) return day
  return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

/** An amount as it was typed, as the reader's language writes it; whole ones without their zeros. */
export function sayMoney(typed: string, currency: string, language: Language): string {
  const amount = readDecimal(typed)
  if (!amount) return typed
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(languageTags[language], style).format(Number(amount.toString()))
}

/** `currency` is that of the question, where it asks for money. */
export function sayRefusal(refusal: Refusal, { words, language }: Stage, currency?: string): string {
  const said = Object.fromEntries(
    Object.entries(refusal.values ?? {}).map(([name, value]) => {
      if (name === 'date' && typeof value === 'string') return [name, sayDay(value, language)]
      const isAmount = currency !== undefined && (name === 'min' || name === 'max')
      return [name, isAmount ? sayMoney(String(value), currency, language) : value]
    }),
  )
  return fillSentence(words[refusal.code as keyof Words] ?? words['answer.wrongShape'], said)
}
