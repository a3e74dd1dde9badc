import type { Call } from '../call/call'
import type { Reader } from './column'
import { readDictLabel, readLabels } from './labels'

/** Returns how a moment is written in a file: as the pages do, 2026-01-31 09:05:00. */
function momentTextIn(timeZone: string): (moment: string | number) => string {
  // Sweden writes dates so.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => format.format(new Date(moment))
}

/** Reads what a file for this caller needs, such as the labels of these dictionaries. Times are in their time zone unless one is given. */
export async function readReader(
  call: Call,
  timeZone = call.actor.region.timeZone,
  dictTypes: readonly string[] = [],
): Promise<Reader> {
  const { db, language } = call
  return {
    language,
    timeZone,
    labels: await readLabels(db),
    dictLabel: await readDictLabel(db, dictTypes, language),
    momentText: momentTextIn(timeZone),
  }
}
