import type { Call } from '../call/call'
import type { Reader } from './column'
import { readLabels } from './labels'

/** Reads what a file for this caller needs to know. */
export async function readReader({ db, language }: Call, timeZone: string): Promise<Reader> {
  // Sweden writes dates as the pages do: 2026-01-31 09:05:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return {
    language,
    timeZone,
    labels: await readLabels(db),
    momentText: (moment) => format.format(new Date(moment)),
  }
}
