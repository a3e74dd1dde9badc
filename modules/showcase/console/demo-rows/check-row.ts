import type { Translate } from 'atrium/console/text'
import { most, patterns } from 'atrium/contract'
import type { DemoRow } from '#modules/showcase/contract/table'
import { demoRules } from '#modules/showcase/contract/table.rules'
import type { texts } from './text'

/** A field of a demo row that a person enters. */
export type DemoField = Exclude<keyof DemoRow, 'id' | 'avatar'>

/** Returns the error of the text of a field, in words for the reader; undefined where the server would take it. */
export function checkField(r: Translate<typeof texts.pairs>, field: DemoField, text: string): string | undefined {
  const given = text.trim()
  if (given === '' && field !== 'email') return r('required')
  if (field === 'name' && given.length > demoRules.name) return r('tooLong', { most: demoRules.name })
  if (field === 'address' && given.length > demoRules.address) return r('tooLong', { most: demoRules.address })
  if (field === 'mobile' && !patterns.phone.test(given)) return r('mobileFormat')
  if (field === 'email' && given !== '' && !isEmail(given)) return r('emailFormat')
  // The field of a browser takes years of six digits.
  if (field === 'date' && given.length > 10) return r('dateFormat')
  if (field === 'time' && !demoRules.time.test(given)) return r('timeFormat')
  const { youngest, oldest } = demoRules
  const isAge = /^\d+$/.test(given) && Number(given) >= youngest && Number(given) <= oldest
  return field === 'age' && !isAge ? r('ageFormat', { youngest, oldest }) : undefined
}

const isEmail = (text: string) => text.length <= most.email && patterns.email.test(text)

/** The text of a field as the call takes it. */
export function fieldValue(field: DemoField, text: string): string | number {
  return field === 'age' || field === 'gender' ? Number(text) : text.trim()
}
